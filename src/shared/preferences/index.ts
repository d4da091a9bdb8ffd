export {
  favouriteRoutineToggled,
  preferencesSlice,
  selectFavouriteRoutines,
  selectTheme,
  selectView,
  themeChosen,
  viewChosen,
  type PreferencesState,
  type ThemeChoice,
} from './slice';
