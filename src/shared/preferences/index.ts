export {
  entryChosen,
  favouriteRoutineToggled,
  preferencesSlice,
  selectFavouriteRoutines,
  selectRecentEntries,
  selectTheme,
  selectView,
  themeChosen,
  viewChosen,
  type PreferencesState,
  type ThemeChoice,
} from './slice';
