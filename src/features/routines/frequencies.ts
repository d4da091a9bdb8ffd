import { isCustomFrequency } from '@/contract/routines/schedule';
import type { FrequencyOption } from '@/contract/routines/entities';

/** Whether the chosen frequency leaves the days to the therapist, on a backend that keeps them. */
export const takesSchedule = (frequencies: readonly FrequencyOption[], chosen: string): boolean =>
  isCustomFrequency(chosen) &&
  frequencies.some(({ value, takesSchedule: takes }) => value === chosen && takes === true);
