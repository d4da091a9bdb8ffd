import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

export interface PreferencesState {
  theme: ThemeChoice;
  /** Chosen view of a screen by its name, e.g. `routines: 'grid'`. */
  views: Record<string, string>;
  /** Ids of routines marked with the star (kept in this browser only). */
  favouriteRoutines: string[];
  /** Ids of what was opened from the search over everything, last one first. */
  recentEntries: string[];
  /** Shortcuts of single letters are off. */
  lettersOff: boolean;
}

const initialState: PreferencesState = {
  theme: 'system',
  views: {},
  favouriteRoutines: [],
  recentEntries: [],
  lettersOff: false,
};

/** Entries remembered for the search: more would outweigh how well a name fits. */
const RECENT = 20;

/** Preferences on this browser: the only state that redux-persist stores. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, action: PayloadAction<ThemeChoice>) => {
      state.theme = action.payload;
    },
    viewChosen: (state, action: PayloadAction<{ screen: string; view: string }>) => {
      state.views[action.payload.screen] = action.payload.view;
    },
    favouriteRoutineToggled: (state, action: PayloadAction<string>) => {
      const others = state.favouriteRoutines.filter((id) => id !== action.payload);
      state.favouriteRoutines =
        others.length === state.favouriteRoutines.length ? [...others, action.payload] : others;
    },
    entryChosen: (state, { payload }: PayloadAction<string>) => {
      state.recentEntries = [payload, ...state.recentEntries.filter((id) => id !== payload)].slice(0, RECENT);
    },
    lettersSwitched: (state, { payload: on }: PayloadAction<boolean>) => {
      state.lettersOff = !on;
    },
  },
  selectors: {
    selectTheme: (state) => state.theme,
    selectView: (state, screen: string, fallback: string) => state.views[screen] ?? fallback,
    selectFavouriteRoutines: (state) => state.favouriteRoutines,
    selectRecentEntries: (state) => state.recentEntries,
    selectLettersOn: (state) => !state.lettersOff,
  },
});

export const { themeChosen, viewChosen, favouriteRoutineToggled, entryChosen, lettersSwitched } =
  preferencesSlice.actions;
export const { selectTheme, selectView, selectFavouriteRoutines, selectRecentEntries, selectLettersOn } =
  preferencesSlice.selectors;
