import { isCustomFrequency } from '@/contract/routineSchedule';
import type { FrequencyOption } from '@/contract/routineAnswers';

/** Whether the therapist chooses the days for this frequency. Only for a backend that stores them. */
export const takesSchedule = (frequencies: readonly FrequencyOption[], chosen: string): boolean =>
  isCustomFrequency(chosen) &&
  frequencies.some(({ value, takesSchedule: takes }) => value === chosen && takes === true);
