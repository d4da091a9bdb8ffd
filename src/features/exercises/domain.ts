import type { Domain } from '@/shared/redux';
import { followRestores } from '@/shared/restore';
import { restoreExercise } from './api';
import { exercisesSlice } from './slice';

export const exercisesDomain: Domain = {
  name: 'exercises',
  slices: [exercisesSlice],
  startListeners: (startListening) =>
    followRestores(startListening, 'Exercise', (id, dispatch) =>
      dispatch(restoreExercise.initiate(id, { track: false })),
    ),
};
