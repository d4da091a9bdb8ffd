import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { followRestores } from '@/shared/restore';
import { restoreRoutine } from './api';
import { routinesSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof routinesSlice> {}
}

export const routinesDomain: Domain = {
  name: 'routines',
  slices: [routinesSlice],
  startListeners: (startListening) =>
    followRestores(startListening, 'Routine', (id, dispatch) =>
      dispatch(restoreRoutine.initiate(id, { track: false })),
    ),
};
