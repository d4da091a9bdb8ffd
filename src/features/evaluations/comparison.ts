import { foldText } from '@/contract/common/text';
import type { Evaluation, SpecialTest } from '@/contract/evaluationAnswers';
import { MEASURE_SIDE_LABELS, type MeasureSide, type TestResult } from '@/contract/evaluations';
import { movementOf, muscleGroupOf } from '@/contract/bodyMeasures';
import { practiceWallClock } from '@/shared/lib/dates';

export type MeasureKind = 'pain' | 'range' | 'strength';

/** One measured value of an evaluation: pain score, degrees, or strength grade. */
export interface Measure {
  kind: MeasureKind;
  /** The same key in every evaluation. */
  key: string;
  /** Id of the movement or muscle group, shared by both sides. */
  subject: string;
  /** 'Rodilla · Flexión' */
  name: string;
  side: MeasureSide;
  value: number;
  /** Reference value of a healthy adult; `null` if there is none. */
  reference: number | null;
}

export const MEASURE_UNITS: Record<MeasureKind, string> = { pain: '', range: '°', strength: '' };

/** Name of a movement with its joint; the id itself if it is unknown. */
export function movementName(id: string): string {
  const movement = movementOf(id);
  return movement ? `${movement.jointName} · ${movement.name}` : id;
}

/** All measured values of an evaluation, in the order of the form. */
export function measuresOf({
  pain,
  range,
  strength,
}: Pick<Evaluation, 'pain' | 'range' | 'strength'>): Measure[] {
  return [
    ...(pain === null
      ? []
      : [
          {
            kind: 'pain' as const,
            key: 'pain',
            subject: 'pain',
            name: 'Dolor',
            side: 'MIDLINE' as const,
            value: pain,
            reference: 0,
          },
        ]),
    ...range.map(({ movement, side, degrees }) => ({
      kind: 'range' as const,
      key: `range ${movement} ${side}`,
      subject: movement,
      name: movementName(movement),
      side,
      value: degrees,
      reference: movementOf(movement)?.reference ?? null,
    })),
    ...strength.map(({ group, side, grade }) => ({
      kind: 'strength' as const,
      key: `strength ${group} ${side}`,
      subject: group,
      name: muscleGroupOf(group)?.name ?? group,
      side,
      value: grade,
      reference: 5,
    })),
  ];
}

/** 'Rodilla · Flexión (izquierda)' */
export const measureLabel = ({ name, side }: Pick<Measure, 'name' | 'side'>): string =>
  side === 'MIDLINE' ? name : `${name} (${MEASURE_SIDE_LABELS[side].toLowerCase()})`;

/** `small`: a change of pain that is less than what matters to patients. */
export type Verdict = 'better' | 'worse' | 'small' | 'same';

/**
 * The least change of pain that matters to patients, in points of 0 to 10 (Ostelo 2008, low back pain). The paper also
 * gives 30 % of the earlier value. It is not used: of little pain, that is less than one point.
 */
export const PAIN_MATTERS = 2;

/** A value with that of an earlier evaluation. `before` and `change` are `null` where that has none. */
export interface Comparison extends Omit<Measure, 'value'> {
  /** `null` where only the earlier evaluation measured this. */
  value: number | null;
  before: number | null;
  change: number | null;
  verdict: Verdict | null;
  /** There is a previous evaluation, which may not have measured this. */
  hasPrevious: boolean;
}

/**
 * Whether a change is an improvement: less pain by what matters, more strength, or more range up to the reference. Range
 * beyond the reference is neutral.
 */
export function verdictOf(
  { kind, value, reference }: Pick<Measure, 'kind' | 'value' | 'reference'>,
  before: number,
): Verdict {
  const enough = reference ?? Number.POSITIVE_INFINITY;
  const score = (measured: number) => (kind === 'pain' ? -measured : Math.min(measured, enough));
  const change = score(value) - score(before);
  if (change === 0) return 'same';
  if (kind === 'pain' && Math.abs(change) < PAIN_MATTERS) return 'small';
  return change > 0 ? 'better' : 'worse';
}

/**
 * The visit before the one at `index`; `evaluations` are newest first. It is of the same episode: how another complaint was
 * is no course of this one.
 */
export function previousVisit(evaluations: readonly Evaluation[], index: number): Evaluation | undefined {
  const episode = evaluations[index]?.episodeId ?? null;
  return evaluations.slice(index + 1).find(({ episodeId }) => (episodeId ?? null) === episode);
}

/** The first visit of the episode of the one at `index`; undefined if that is the first. `evaluations` are newest first. */
export function firstVisit(evaluations: readonly Evaluation[], index: number): Evaluation | undefined {
  const episode = evaluations[index]?.episodeId ?? null;
  const earlier = evaluations.slice(index + 1);
  return earlier.filter(({ episodeId }) => (episodeId ?? null) === episode).at(-1);
}

/** Day of the practice, `YYYY-MM-DD`, from an instant or a day. */
export const practiceDay = (date: string): string =>
  date.includes('T') ? practiceWallClock(date).date : date.slice(0, 10);

/** The latest visit of an episode up to a day (`YYYY-MM-DD`); `evaluations` are newest first. */
export const latestVisit = (
  evaluations: readonly Evaluation[],
  episode: string | null,
  day: string,
): Evaluation | undefined =>
  evaluations.find(({ episodeId, date }) => (episodeId ?? null) === episode && practiceDay(date) <= day);

/** With which visit one is compared, in words. */
export const BEFORE = {
  previous: { header: 'Anterior', visit: 'la visita anterior' },
  first: { header: 'Primera', visit: 'la primera visita' },
} as const;
export type Before = keyof typeof BEFORE;

/**
 * Compares each value of an evaluation with that of an earlier one. What only the earlier one measured comes last, because
 * a deficit that was not measured again is not over.
 */
export function compareEvaluations(current: Evaluation, before: Evaluation | undefined): Comparison[] {
  const measured = measuresOf(current);
  const earlier = before ? measuresOf(before) : [];
  const hasPrevious = before !== undefined;
  const none = { change: null, verdict: null };
  const keys = new Set(measured.map(({ key }) => key));
  const valueBefore = new Map(earlier.map(({ key, value }) => [key, value]));
  const compared = measured.map((measure): Comparison => {
    const value = valueBefore.get(measure.key);
    if (value === undefined) return { ...measure, hasPrevious, before: null, ...none };
    const verdict = verdictOf(measure, value);
    return { ...measure, hasPrevious, before: value, change: measure.value - value, verdict };
  });
  const unmeasured = earlier
    .filter(({ key }) => !keys.has(key))
    .map(({ value, ...measure }) => ({ ...measure, hasPrevious, value: null, before: value, ...none }));
  return [...compared, ...unmeasured];
}

/** Result of a special test of this name and side at an earlier visit; undefined if there was none. */
export const resultBefore = (
  earlier: Pick<Evaluation, 'tests'> | undefined,
  { name, side }: Pick<SpecialTest, 'name' | 'side'>,
): TestResult | undefined =>
  earlier?.tests.find((test) => test.side === side && foldText(test.name) === foldText(name.trim()))?.result;

/** Special tests with a result of an earlier visit that this one did not repeat. */
export const testsNotRepeated = (
  current: Pick<Evaluation, 'tests'>,
  earlier: Pick<Evaluation, 'tests'> | undefined,
): SpecialTest[] =>
  (earlier?.tests ?? []).filter(
    (test) => test.result !== 'NOT_DONE' && resultBefore(current, test) === undefined,
  );

/** Everything that can be plotted: each movement or muscle group measured at least once, with its name. */
export function subjectsOf(
  evaluations: readonly Evaluation[],
  kind: MeasureKind,
): { id: string; name: string }[] {
  const found = new Map<string, string>();
  for (const evaluation of evaluations)
    for (const measure of measuresOf(evaluation))
      if (measure.kind === kind) found.set(measure.subject, measure.name);
  return [...found].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

/**
 * One line of a plot. `values` follows the order of the given evaluations, with `null` where nothing was
 * measured.
 */
export interface Trend {
  name: string;
  values: (number | null)[];
}

/** Lines of one subject over the evaluations, one for each measured side. */
export function trendsOf(evaluations: readonly Evaluation[], kind: MeasureKind, subject: string): Trend[] {
  const visits = evaluations.map((evaluation) =>
    measuresOf(evaluation).filter((measure) => measure.kind === kind && measure.subject === subject),
  );
  const sides = (['RIGHT', 'LEFT', 'MIDLINE'] as const).filter((side) =>
    visits.some((measures) => measures.some((measure) => measure.side === side)),
  );
  return sides.map((side) => ({
    name: side === 'MIDLINE' ? 'Medida' : MEASURE_SIDE_LABELS[side],
    values: visits.map((measures) => measures.find((measure) => measure.side === side)?.value ?? null),
  }));
}
