import { exercisesDomain, prefetchExercises } from '@/features/exercises';
import { prefetchPatients } from '@/features/patients';
import { routinesDomain, prefetchFrequencies, prefetchRoutines } from '@/features/routines';

export { RoutinesPage as Component } from './ui/RoutinesPage';
export const domains = [exercisesDomain, routinesDomain];

export const prefetches = () => [prefetchRoutines, prefetchFrequencies, prefetchExercises, prefetchPatients];
