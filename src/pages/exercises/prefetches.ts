import {
  prefetchExerciseCategories,
  prefetchExerciseDifficulties,
  prefetchExercises,
} from '@/features/exercises';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = () => [prefetchExercises, prefetchExerciseCategories, prefetchExerciseDifficulties];
