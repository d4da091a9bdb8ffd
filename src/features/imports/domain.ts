import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { startImportListeners } from './listeners';
import { importsSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof importsSlice> {}
}

export const importsDomain: Domain = {
  name: importsSlice.name,
  slices: [importsSlice],
  startListeners: startImportListeners,
};
