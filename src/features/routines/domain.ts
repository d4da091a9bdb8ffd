import { deletionsSlice, followDeletions } from '@/shared/deletions';
import type { Domain } from '@/shared/redux';
import { deleteRoutine } from './api';
import { routinesSlice } from './slice';

export const routinesDomain: Domain = {
  name: 'routines',
  slices: [routinesSlice, deletionsSlice],
  startListeners: (startListening) =>
    followDeletions(startListening, 'Routine', (id, dispatch) =>
      dispatch(deleteRoutine.initiate(id, { track: false })),
    ),
};
