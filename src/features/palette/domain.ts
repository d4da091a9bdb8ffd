import type { Domain } from '@/shared/redux';
import { paletteSlice } from './slice';

export const paletteDomain: Domain = { name: 'palette', slices: [paletteSlice] };
