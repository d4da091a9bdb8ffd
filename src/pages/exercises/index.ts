import {
  exercisesDomain,
  prefetchExerciseCategories,
  prefetchExerciseDifficulties,
  prefetchExercises,
} from '@/features/exercises';

export { ExercisesPage as Component } from './ui/ExercisesPage';
export const domains = [exercisesDomain];

export const prefetches = () => [prefetchExercises, prefetchExerciseCategories, prefetchExerciseDifficulties];
