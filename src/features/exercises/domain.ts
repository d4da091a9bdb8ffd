import { deletionsSlice, followDeletions } from '@/shared/deletions';
import type { Domain } from '@/shared/redux';
import { deleteExercise } from './api';
import { exercisesSlice } from './slice';

export const exercisesDomain: Domain = {
  name: 'exercises',
  slices: [exercisesSlice, deletionsSlice],
  startListeners: (startListening) =>
    followDeletions(startListening, 'Exercise', (id, dispatch) =>
      dispatch(deleteExercise.initiate(id, { track: false })),
    ),
};
