import fc from 'fast-check';
import { routine } from '@/contract/routines/answers';
import { validAnswers } from '@/contract/testing/validAnswers';
import { toRoutine } from './normalise';

/** Exercises are numbered from 1, and each names the exercise that it is. */
const routines = validAnswers(routine).map(({ schedule, ...answer }) => ({
  ...answer,
  // Days stand once, in the order of the week.
  ...(schedule !== undefined && {
    schedule: schedule && { ...schedule, weekdays: [...new Set(schedule.weekdays)].sort() },
  }),
  exercises: answer.exercises.map((row, index) => ({
    ...row,
    order: index + 1,
    exercise: { ...row.exercise, id: row.exerciseId },
  })),
}));

test('reading a routine changes nothing of it', () => {
  fc.assert(
    fc.property(routines, (answer) => {
      expect(toRoutine(answer)).toEqual(answer);
    }),
  );
});
