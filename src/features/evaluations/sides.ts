import type { MeasureSide } from '@/contract/evaluations';

/** Sides of a measure, in the order of the columns. */
export const sidesOf = (paired: boolean): readonly MeasureSide[] =>
  paired ? ['RIGHT', 'LEFT'] : ['MIDLINE'];
