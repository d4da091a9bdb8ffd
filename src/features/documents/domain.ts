import type { Domain } from '@/shared/redux';
import { startDocumentListeners } from './listeners';
import { documentsSlice } from './slice';

export const documentsDomain: Domain = {
  name: documentsSlice.name,
  slices: [documentsSlice],
  startListeners: startDocumentListeners,
};
