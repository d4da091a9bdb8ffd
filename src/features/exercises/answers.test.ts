import fc from 'fast-check';
import { exercise, optionsAnswer } from '@/contract/exerciseAnswers';
import { readsAsItIs, validAnswers } from '@/contract/testing/validAnswers';
import { toExercise, toOptions } from './api';

test('reading an exercise changes nothing of it', () => readsAsItIs(validAnswers(exercise), toExercise));

test('nor of a list of options', () => {
  fc.assert(
    fc.property(validAnswers(optionsAnswer), (answer) => {
      expect(toOptions(answer)).toEqual(answer.data);
    }),
  );
});
