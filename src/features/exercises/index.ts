export { libraryPrefetches, useListExercisesQuery } from './api';
export { exercisesDomain } from './domain';
export { exerciseFiltersCleared, exerciseSearchChanged, keptExerciseFilters } from './slice';
export { ExerciseLibrary } from './ui/ExerciseLibrary';
export { LibraryPicker } from './ui/ExercisePicker';
