import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';

/** Something that is open over or within a screen, and for which object. */
export interface Opening {
  /** Id of the object; empty if there is only one such thing. */
  id: string;
  /** Which of its forms or steps is shown, e.g. `new`. */
  step?: string;
  /** What it shows and no cache has, e.g. the time that a drop asked for. Nothing that was typed. */
  about?: object;
}

interface OpeningsState {
  /** By name, e.g. `patientDeletion`. A name is a word of letters, so that recordings may show it. */
  open: Record<string, Opening>;
}

const initialState: OpeningsState = { open: {} };

/**
 * Which dialogs, panels and steps the person has opened. One slice for all domains, each of which names its
 * openings. What is typed inside stays there.
 */
const openingsSlice = createSlice({
  name: 'openings',
  initialState,
  reducers: {
    opened: (state, { payload: { what, ...opening } }: PayloadAction<Opening & { what: string }>) => {
      state.open[what] = opening;
    },
    closed: (state, { payload }: PayloadAction<{ what: string }>) => {
      delete state.open[payload.what];
    },
  },
  selectors: {
    selectOpening: (state, what: string): Opening | undefined => state.open[what],
    selectOpenings: ({ open }) => Object.entries(open).map(([what, opening]) => ({ what, ...opening })),
  },
});

export const { opened, closed } = openingsSlice.actions;
export const { selectOpening, selectOpenings } = openingsSlice.selectors;

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof openingsSlice> {}
}

export const openingsDomain: Domain = { name: openingsSlice.name, slices: [openingsSlice] };
