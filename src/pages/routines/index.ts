export { exercisesDomain } from '@/features/exercises';
export { routinesDomain } from '@/features/routines';
export { prefetches } from './prefetches';
export { RoutinesPage } from './ui/RoutinesPage';
