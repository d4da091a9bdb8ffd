export {
  useListExercisesQuery,
  prefetchExercises,
  prefetchExerciseCategories,
  prefetchExerciseDifficulties,
} from './api';
export { exercisesDomain } from './domain';
export { ExerciseLibrary } from './ui/ExerciseLibrary';
export { LibraryPicker } from './ui/LibraryPicker';
