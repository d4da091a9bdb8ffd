export { exercisesDomain } from '@/features/exercises';
export { prefetches } from './prefetches';
export { ExercisesPage } from './ui/ExercisesPage';
