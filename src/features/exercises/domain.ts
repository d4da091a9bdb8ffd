import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { followRestores } from '@/shared/restore';
import { restoreExercise } from './api';
import { exercisesSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof exercisesSlice> {}
}

export const exercisesDomain: Domain = {
  name: 'exercises',
  slices: [exercisesSlice],
  startListeners: (startListening) =>
    followRestores(startListening, 'Exercise', (id, dispatch) =>
      dispatch(restoreExercise.initiate(id, { track: false })),
    ),
};
