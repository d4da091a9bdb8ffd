import { prefetchExercises } from '@/features/exercises';
import { prefetchPatients } from '@/features/patients';
import { prefetchFrequencies, prefetchRoutines } from '@/features/routines';

/** What the screen asks for first (see `lazyPage`). */
export const prefetches = () => [prefetchRoutines, prefetchFrequencies, prefetchExercises, prefetchPatients];
