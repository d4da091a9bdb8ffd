import type { Exercise } from '@/contract/exerciseAnswers';

/** Proposed dose in one line, e.g. '3 series · 12 repeticiones · 40 s'; empty if there is none. */
export function doseText({ sets, reps, duration }: Pick<Exercise, 'sets' | 'reps' | 'duration'>): string {
  return [
    sets && `${sets} ${sets === 1 ? 'serie' : 'series'}`,
    reps && `${reps} ${reps === 1 ? 'repetición' : 'repeticiones'}`,
    duration && `${duration} s`,
  ]
    .filter(Boolean)
    .join(' · ');
}
