export { libraryPrefetches, prefetchExercises, useListExercisesQuery } from './api';
export { exercisesDomain } from './domain';
export { exerciseSearchChanged } from './slice';
export { ExerciseLibrary } from './ui/ExerciseLibrary';
export { LibraryPicker } from './ui/ExercisePicker';
