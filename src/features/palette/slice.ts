import { createSlice } from '@reduxjs/toolkit';

export interface PaletteState {
  /** Which of the two dialogs is open. */
  open: 'palette' | 'shortcuts' | null;
}

const initialState: PaletteState = { open: null };

/** The search over the whole application and the list of shortcuts. What is typed stays in the search box. */
export const paletteSlice = createSlice({
  name: 'palette',
  initialState,
  reducers: {
    paletteOpened: (state) => {
      state.open = 'palette';
    },
    shortcutsOpened: (state) => {
      state.open = 'shortcuts';
    },
    paletteClosed: (state) => {
      state.open = null;
    },
  },
  selectors: { selectPaletteOpen: (state) => state.open },
});

export const { paletteOpened, shortcutsOpened, paletteClosed } = paletteSlice.actions;
export const { selectPaletteOpen } = paletteSlice.selectors;
