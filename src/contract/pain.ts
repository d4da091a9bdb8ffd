/** Pain before and after a run and effort, each 0–10 or unknown. */
export interface RunFeelings {
  painBefore?: number | null;
  painAfter?: number | null;
  effort?: number | null;
}

/** What decides whether a therapist has to look at a run. */
export interface RunPains extends RunFeelings {
  stoppedForPain: boolean;
  /** The worst pain noted of one of its exercises, 0–10. */
  exercisePain: number | null;
}

/** Thresholds for a notice to the therapist: increase of pain, and pain in an exercise or afterwards. */
export const PAIN_ALERT = { rise: 3, strong: 7 } as const;

/** Whether pain is so strong that the therapist has to know, whatever it was before. */
export const isStrongPain = (pain: number | null | undefined): boolean => (pain ?? 0) >= PAIN_ALERT.strong;

/** Whether the pain of a run needs a review: it rose by 3 points or more, or is 7 or more afterwards. */
export function isPainAlert({ painBefore, painAfter }: RunFeelings): boolean {
  if (painAfter === null || painAfter === undefined) return false;
  if (isStrongPain(painAfter)) return true;
  return painBefore !== null && painBefore !== undefined && painAfter - painBefore >= PAIN_ALERT.rise;
}

/** Whether a run needs a review by the therapist, because of its pain or because the patient stopped. */
export const isAlarming = (run: RunPains): boolean =>
  run.stoppedForPain || isStrongPain(run.exercisePain) || isPainAlert(run);

/** The worst pain told of a run, after it or in an exercise; 0 if none was. */
export const worstPain = (run: Pick<RunPains, 'painAfter' | 'exercisePain'>): number =>
  Math.max(run.painAfter ?? 0, run.exercisePain ?? 0);

/** Whether an alarming run has come to need another look: the patient has stopped since, or it hurts more. */
export const isWorse = (before: RunPains, after: RunPains): boolean =>
  (after.stoppedForPain && !before.stoppedForPain) || worstPain(after) > worstPain(before);

const scaleText = (label: string, value: number | null | undefined) =>
  value === null || value === undefined ? [] : [`${label}: ${value}/10.`];

/** Pain and effort as text, for a backend with only notes: 'Dolor: 3/10. Esfuerzo: 5/10.' */
export function feelingsText(feelings: RunFeelings & { pain?: number | null }): string {
  return [
    ...scaleText('Dolor antes', feelings.painBefore),
    ...scaleText('Dolor después', feelings.painAfter),
    ...scaleText('Dolor', feelings.pain),
    ...scaleText('Esfuerzo', feelings.effort),
  ].join(' ');
}

/** Appends pain and effort to the notes, within `max` characters. The person's own words come first. */
export function notesWithFeelings(
  notes: string,
  feelings: RunFeelings & { pain?: number | null },
  max: number,
): string {
  const said = feelingsText(feelings);
  if (!said) return notes;
  const room = max - said.length - 1;
  const own = notes.trim().slice(0, Math.max(0, room));
  return own ? `${own}\n${said}` : said;
}
