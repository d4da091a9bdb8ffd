import { setIn } from 'formik';
import { ValidationError } from 'yup';
import { JOINTS, MUSCLE_GROUPS } from '@/contract/bodyMeasures';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import type { Evaluation } from '@/contract/evaluationAnswers';
import {
  type MeasureSide,
  EVALUATION_MESSAGES,
  type TestResult,
  type TestSide,
} from '@/contract/evaluations';
import { evaluationBodySchema } from '@/contract/evaluationSchemas';
import type { EvaluationInput } from './api';
import { practiceDay } from './comparison';

/** Sides of a measure, in the order of the columns. */
export const sidesOf = (paired: boolean): readonly MeasureSide[] =>
  paired ? ['RIGHT', 'LEFT'] : ['MIDLINE'];

/** One special test. `result` is empty until chosen. */
export interface TestValues {
  name: string;
  side: TestSide;
  result: TestResult | '';
  notes: string;
}

/**
 * Values of the evaluation form. Measures are keyed by `measureKey`, so that hiding a joint keeps its values.
 */
export interface EvaluationValues {
  /** Whose it is; absent in a new one, which is the patient's on whose screen it is written. */
  patientId?: string;
  date: string;
  /** Episode it belongs to; empty for the one that the server chooses. */
  episodeId: string;
  reason: string;
  history: string;
  pain: number | null;
  regions: string[];
  /** Ids of the joints shown for measuring. */
  joints: string[];
  /** Degrees by `measureKey`. */
  range: Record<string, number | null>;
  /** Regions whose muscle groups are shown for grading. */
  muscleRegions: string[];
  /** Grades by `measureKey`, as text of the select; empty if not graded. */
  strength: Record<string, string>;
  tests: TestValues[];
  diagnosis: string;
  goals: string;
  plan: string;
}

/** Name of a measure's field within `range` and `strength`. */
export const measureKey = (id: string, side: MeasureSide): string => `${id}__${side}`;

/** Regions of the muscle groups, from head to foot. */
export const MUSCLE_REGIONS: readonly string[] = [...new Set(MUSCLE_GROUPS.map(({ region }) => region))];

/** Joints and regions of which something was measured. */
function placesOf(
  measured: Pick<Evaluation, 'range' | 'strength'> | undefined,
): Pick<EvaluationValues, 'joints' | 'muscleRegions'> {
  const movements = new Set(measured?.range.map(({ movement }) => movement));
  const groups = new Set(measured?.strength.map(({ group }) => group));
  return {
    joints: JOINTS.filter((joint) => joint.movements.some(({ id }) => movements.has(id))).map(({ id }) => id),
    muscleRegions: MUSCLE_REGIONS.filter((region) =>
      MUSCLE_GROUPS.some((group) => group.region === region && groups.has(group.id)),
    ),
  };
}

/**
 * Values of a new evaluation. Joints measured at the previous visit are shown again. `today` is `YYYY-MM-DD`.
 */
export function newEvaluationValues(today: string, previous: Evaluation | undefined): EvaluationValues {
  return {
    date: today,
    episodeId: '',
    reason: '',
    history: '',
    pain: null,
    regions: [],
    ...placesOf(previous),
    range: {},
    strength: {},
    tests: [],
    diagnosis: '',
    goals: '',
    plan: '',
  };
}

/** Values of an existing evaluation. */
export function evaluationValues(evaluation: Evaluation): EvaluationValues {
  const { range, strength, tests } = evaluation;
  return {
    // Shows the joints and regions that have measures.
    ...newEvaluationValues(practiceDay(evaluation.date), evaluation),
    episodeId: evaluation.episodeId ?? '',
    reason: evaluation.reason,
    history: evaluation.history ?? '',
    pain: evaluation.pain,
    regions: evaluation.regions,
    range: Object.fromEntries(
      range.map(({ movement, side, degrees }) => [measureKey(movement, side), degrees]),
    ),
    strength: Object.fromEntries(
      strength.map(({ group, side, grade }) => [measureKey(group, side), String(grade)]),
    ),
    tests: tests.map((test) => ({ ...test, notes: test.notes ?? '' })),
    diagnosis: evaluation.diagnosis ?? '',
    goals: evaluation.goals ?? '',
    plan: evaluation.plan ?? '',
  };
}

/** Measures that are both visible and filled in, in the order of the form. */
function filledMeasures(values: EvaluationValues) {
  const range = JOINTS.filter(({ id }) => values.joints.includes(id)).flatMap(({ movements }) =>
    movements.flatMap(({ id, paired }) =>
      sidesOf(paired).flatMap((side) => {
        const degrees = values.range[measureKey(id, side)];
        return degrees === null || degrees === undefined ? [] : [{ movement: id, side, degrees }];
      }),
    ),
  );
  const strength = MUSCLE_GROUPS.filter(({ region }) => values.muscleRegions.includes(region)).flatMap(
    ({ id, paired }) =>
      sidesOf(paired).flatMap((side) => {
        const grade = values.strength[measureKey(id, side)];
        return grade ? [{ group: id, side, grade: Number(grade) }] : [];
      }),
  );
  return { range, strength };
}

/**
 * The values with what was measured at `previous` shown in place of what was at `former`. What a person chose or filled in
 * stays.
 */
export function withPrevious(
  values: EvaluationValues,
  former: Evaluation | undefined,
  previous: Evaluation | undefined,
): EvaluationValues {
  const [before, now, filled] = [placesOf(former), placesOf(previous), placesOf(filledMeasures(values))];
  const shown = (places: 'joints' | 'muscleRegions') => [
    ...new Set([
      ...values[places].filter((id) => !before[places].includes(id) || filled[places].includes(id)),
      ...now[places],
    ]),
  ];
  return { ...values, joints: shown('joints'), muscleRegions: shown('muscleRegions') };
}

/** Request body. Call it only with values that `validateEvaluation` accepted. */
export function toEvaluationInput(values: EvaluationValues): EvaluationInput {
  return {
    ...(values.patientId && { patientId: values.patientId }),
    date: values.date,
    ...(values.episodeId && { episodeId: values.episodeId }),
    reason: values.reason.trim(),
    history: values.history.trim(),
    pain: values.pain,
    regions: values.regions,
    ...filledMeasures(values),
    tests: values.tests.map(({ name, side, result, notes }) => ({
      name: name.trim(),
      side,
      result: result as TestResult,
      notes: notes.trim(),
    })),
    diagnosis: values.diagnosis.trim(),
    goals: values.goals.trim(),
    plan: values.plan.trim(),
  };
}

const MEASURE_PATH = /^(range|strength)\[(\d+)\]/;

/** Form field for a path of the body: `range[2].degrees` becomes `range.KNEE_FLEXION__LEFT`. */
export function formField(values: EvaluationValues, path: string): string {
  const match = MEASURE_PATH.exec(path);
  if (!match) return path;
  const { range, strength } = filledMeasures(values);
  const index = Number(match[2]);
  const measured = match[1] === 'range' ? range[index]?.movement : strength[index]?.group;
  const side = (match[1] === 'range' ? range : strength)[index]?.side;
  return measured && side ? `${match[1]}.${measureKey(measured, side)}` : path;
}

/** Errors by form field, nested as Formik expects. `today` is the practice's day. */
export function validateEvaluation(values: EvaluationValues, today: string): object {
  let errors: object = {};
  if (values.patientId === '')
    errors = setIn(errors, 'patientId', EVALUATION_MESSAGES.patientRequired) as object;
  if (values.date > today) errors = setIn(errors, 'date', FIELD_MESSAGES.afterToday) as object;
  try {
    evaluationBodySchema.validateSync(toEvaluationInput(values), { abortEarly: false });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    for (const { path = '', message } of error.inner)
      errors = setIn(errors, formField(values, path), message) as object;
  }
  return errors;
}
