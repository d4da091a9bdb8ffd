import {
  prefetchExerciseCategories,
  prefetchExerciseDifficulties,
  prefetchExercises,
} from '@/features/exercises';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = () => [prefetchExercises, prefetchExerciseCategories, prefetchExerciseDifficulties];
