import fc from 'fast-check';
import {
  appointment,
  appointmentConflict,
  appointmentStats,
  appointmentUndo,
  seriesPlan,
} from '@/contract/appointmentAnswers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toAppointment, toConflictDetails, toSeriesPlan, toStats, toUndo } from './normalise';

test('reading an appointment changes nothing of it', () => {
  fc.assert(
    fc.property(validAnswers(appointment), (answer) => {
      expect(toAppointment(answer)).toEqual(answer);
    }),
  );
});

test('nor of how a change is taken back', () => {
  fc.assert(
    fc.property(validAnswers(appointmentUndo), (undo) => {
      expect(toUndo({ undo })).toEqual(undo);
    }),
  );
});

test('nor of the figures', () => {
  fc.assert(
    fc.property(validAnswers(appointmentStats), (answer) => {
      expect(toStats(answer)).toEqual(answer);
    }),
  );
});

test('nor of what is in the way of an appointment, or of a series', () => {
  fc.assert(
    fc.property(validAnswers(appointmentConflict), validAnswers(seriesPlan), (conflict, plan) => {
      expect(toConflictDetails(conflict)).toEqual(conflict);
      expect(toSeriesPlan(plan)).toEqual(plan);
    }),
  );
});
