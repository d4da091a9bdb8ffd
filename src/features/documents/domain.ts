import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { startDocumentListeners } from './listeners';
import { documentsSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof documentsSlice> {}
}

export const documentsDomain: Domain = {
  name: documentsSlice.name,
  slices: [documentsSlice],
  startListeners: startDocumentListeners,
};
