import { freshUnlessMissing } from '@/shared/freshness';
import { type PatientEpisode, useGetAdherenceQuery } from './api';

/** Pain noted of a run, 0–10, with its day. */
export interface RunPain {
  pain: number;
  /** `YYYY-MM-DD` */
  day: string;
}

/**
 * Pain of a patient's latest run that noted any, after it or else before it. Null where there is none, undefined while
 * it is not known.
 */
export function useRunPain({ patientId, episodeId }: PatientEpisode): RunPain | null | undefined {
  const { currentData, error } = useGetAdherenceQuery({ patientId, episodeId });
  useGetAdherenceQuery({ patientId, episodeId }, freshUnlessMissing(error));
  if (!currentData) return error ? null : undefined;
  for (const { date, before, after } of [...currentData.painOverTime].reverse()) {
    const pain = after ?? before;
    if (pain !== null && pain !== undefined) return { pain, day: date };
  }
  return null;
}
