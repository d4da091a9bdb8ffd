import type { WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { paletteSlice } from './slice';

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof paletteSlice> {}
}

export const paletteDomain: Domain = { name: 'palette', slices: [paletteSlice] };
