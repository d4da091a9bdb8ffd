import { routine } from '@/contract/routineAnswers';
import { prescriptionOf } from '@/contract/prescription';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toRoutine } from './normalise';

/** Answers with exercises numbered from 1 that contain the exercise with their id. */
const routines = validAnswers(routine).map(({ schedule, ...answer }) => ({
  ...answer,
  // Each day once, in the order of the week.
  ...(schedule !== undefined && {
    schedule: schedule && { ...schedule, weekdays: [...new Set(schedule.weekdays)].sort() },
  }),
  exercises: answer.exercises.map((row, index) => ({
    ...row,
    order: index + 1,
    ...(row.prescription !== undefined && { prescription: prescriptionOf(row.prescription) }),
    exercise: { ...row.exercise, id: row.exerciseId },
  })),
}));

test('reading a routine changes nothing of it', () => readsAsItIs(routines, toRoutine));
