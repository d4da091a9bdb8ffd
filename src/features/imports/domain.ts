import type { Domain } from '@/shared/redux';
import { startImportListeners } from './listeners';
import { importsSlice } from './slice';

export const importsDomain: Domain = {
  name: importsSlice.name,
  slices: [importsSlice],
  startListeners: startImportListeners,
};
