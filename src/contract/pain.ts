/** Pain before and after a run, each 0–10 or unknown. */
export interface RunFeelings {
  painBefore?: number | null;
  painAfter?: number | null;
  effort?: number | null;
}

/** Thresholds for a notice to the therapist: increase of pain, and pain afterwards. */
export const PAIN_ALERT = { rise: 3, after: 7 } as const;

/** Whether the pain of a run needs a review: it rose by 3 points or more, or is 7 or more afterwards. */
export function isPainAlert({ painBefore, painAfter }: RunFeelings): boolean {
  if (painAfter === null || painAfter === undefined) return false;
  if (painAfter >= PAIN_ALERT.after) return true;
  return painBefore !== null && painBefore !== undefined && painAfter - painBefore >= PAIN_ALERT.rise;
}

/** Whether a run needs a review by the therapist, because of its pain or because the patient stopped. */
export const isAlarming = (run: RunFeelings & { stoppedForPain: boolean }): boolean =>
  run.stoppedForPain || isPainAlert(run);

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
