import fc from 'fast-check';
import { adherence, patientRoutine, progressStats, routineProgress } from '@/contract/progressAnswers';
import { prescriptionOf } from '@/contract/prescription';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { adherenceOf, patientRoutineOf, runOf, statsOf } from './normalise';

/** Adds the two positions that a valid figure has. */
const withFigure = <Exercise extends { figure: object | null }>(exercise: Exercise) => ({
  ...exercise,
  figure: exercise.figure && { ...exercise.figure, start: {}, end: {} },
});

/** Leaves out what is prescribed without saying anything. */
const withPrescription = <Row extends { prescription?: object | null | undefined }>(row: Row) => ({
  ...row,
  ...(row.prescription !== undefined && { prescription: prescriptionOf(row.prescription) }),
});

/** Makes `due` at least as high as `completed` on every day. */
const inOrder = <Day extends { completed: number; due: number }>(days: Day[]) =>
  days.map((day) => ({ ...day, due: day.completed + day.due }));

const byWeekday = <Schedule extends { weekdays: number[] } | null | undefined>(schedule: Schedule) =>
  schedule && { ...schedule, weekdays: [...new Set(schedule.weekdays)].sort() };

/** Answers with ordered exercises, and without a run that was not begun as today's state. */
const routines = validAnswers(patientRoutine).map(({ schedule, ...answer }) => ({
  ...answer,
  ...(schedule !== undefined && { schedule: byWeekday(schedule) }),
  exercises: answer.exercises.map((row, index) => ({
    ...withPrescription(row),
    order: index + 1,
    exercise: withFigure(row.exercise),
  })),
  todayProgress: answer.todayProgress?.status === 'PENDING' ? null : answer.todayProgress,
}));

test('reading a routine of the patient changes nothing of it', () => readsAsItIs(routines, patientRoutineOf));

const runs = validAnswers(routineProgress).map((answer) => ({
  ...answer,
  exercises: answer.exercises.map((row) => ({
    ...withPrescription(row),
    exercise: withFigure(row.exercise),
  })),
}));

test('nor of a run', () => {
  fc.assert(
    fc.property(runs, (routineProgress) => {
      expect(runOf({ data: routineProgress })).toEqual(routineProgress);
      expect(runOf({ data: { routineProgress } })).toEqual(routineProgress);
    }),
  );
});

const figures = validAnswers(progressStats).map((answer) => ({
  ...answer,
  weeklyProgress: inOrder(answer.weeklyProgress),
}));

test('nor of the figures', () => readsAsItIs(figures, (data) => statsOf({ data })));

const histories = validAnswers(adherence).map((answer) => ({
  ...answer,
  days: inOrder(answer.days),
  routines: answer.routines.map((row) => ({ ...row, schedule: byWeekday(row.schedule) })),
}));

test('nor of what the therapist reads', () => readsAsItIs(histories, (data) => adherenceOf({ data })));
