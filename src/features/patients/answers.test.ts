import { patient, patientListItem } from '@/contract/patientAnswers';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toPatient, toPatientListItem } from './normalise';

test('reading a record changes nothing of it', () => readsAsItIs(validAnswers(patient), toPatient));

test('nor of a row of the list', () => readsAsItIs(validAnswers(patientListItem), toPatientListItem));
