import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

export interface PreferencesState {
  theme: ThemeChoice;
  /** Chosen view of a screen or dialog by its name, e.g. `routines: 'grid'`. */
  views: Record<string, string>;
  /** Ids of favourite routines, stored in this browser only. */
  favouriteRoutines: string[];
  /** Ids of what was opened from the search over everything, last one first. */
  recentEntries: string[];
}

const initialState: PreferencesState = {
  theme: 'system',
  views: {},
  favouriteRoutines: [],
  recentEntries: [],
};

/** Entries remembered for the search: more would outweigh how well a name fits. */
const RECENT = 20;

/** Preferences of this browser: the only state that redux-persist stores. */
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
  },
  selectors: {
    selectTheme: (state) => state.theme,
    selectView: (state, screen: string, fallback: string) => state.views[screen] ?? fallback,
    selectFavouriteRoutines: (state) => state.favouriteRoutines,
    selectRecentEntries: (state) => state.recentEntries,
  },
});

export const { themeChosen, viewChosen, favouriteRoutineToggled, entryChosen } = preferencesSlice.actions;
export const { selectTheme, selectView, selectFavouriteRoutines, selectRecentEntries } =
  preferencesSlice.selectors;
