import fc from 'fast-check';
import {
  appointment,
  appointmentConflict,
  appointmentStats,
  appointmentUndo,
  seriesPlan,
} from '@/contract/appointmentAnswers';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toAppointment, toConflictDetails, toSeriesPlan, toStats, toUndo } from './normalise';

test('reading an appointment changes nothing of it', () =>
  readsAsItIs(validAnswers(appointment), toAppointment));

test('nor of how a change is taken back', () =>
  readsAsItIs(validAnswers(appointmentUndo), (undo) => toUndo({ undo })));

test('nor of the figures', () => readsAsItIs(validAnswers(appointmentStats), toStats));

test('nor of what is in the way of an appointment, or of a series', () => {
  fc.assert(
    fc.property(validAnswers(appointmentConflict), validAnswers(seriesPlan), (conflict, plan) => {
      expect(toConflictDetails(conflict)).toEqual(conflict);
      expect(toSeriesPlan(plan)).toEqual(plan);
    }),
  );
});
