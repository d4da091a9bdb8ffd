import fc from 'fast-check';
import { patient, patientListItem } from '@/contract/patientAnswers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toPatient, toPatientListItem } from './api';

test('reading a record changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(patient), (answer) => {
      expect(toPatient(answer)).toEqual(answer);
    }),
  );
});

test('nor of a row of the list', () => {
  fc.assert(
    fc.property(validAnswers(patientListItem), (answer) => {
      expect(toPatientListItem(answer)).toEqual(answer);
    }),
  );
});
