import { prefetchExercises } from '@/features/exercises';
import { prefetchPatients } from '@/features/patients';
import { prefetchFrequencies, prefetchRoutines } from '@/features/routines';

/** Queries to prefetch for the screen (see `lazyPage`). */
export const prefetches = () => [prefetchRoutines, prefetchFrequencies, prefetchExercises, prefetchPatients];
