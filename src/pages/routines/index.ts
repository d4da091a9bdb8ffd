export { exercisesDomain } from '@/features/exercises';
export { routinesDomain } from '@/features/routines';
export { RoutinesPage } from './ui/RoutinesPage';
