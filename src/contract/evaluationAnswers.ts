import * as yup from 'yup';
import { type Entity, given, maybe, maybeScore, practiceInstant, whole } from './common/fields';
import { episodeOfAnswer } from './episodeAnswers';
import { MEASURE_SIDES, TEST_RESULTS, TEST_SIDES } from './evaluations';
import { correctable, earlierVersion } from './recordAnswers';

const side = yup.string().oneOf(MEASURE_SIDES).required();

/** Range of one movement on one side, in degrees. */
const rangeMeasure = yup.object({ movement: given(), side, degrees: whole() });
export type RangeMeasure = Entity<typeof rangeMeasure>;

/** Strength of one muscle group on one side. */
const strengthMeasure = yup.object({ group: given(), side, grade: whole().meta({ description: '0 a 5' }) });
export type StrengthMeasure = Entity<typeof strengthMeasure>;

const specialTest = yup.object({
  name: given(),
  side: yup.string().oneOf(TEST_SIDES).required(),
  result: yup.string().oneOf(TEST_RESULTS).required(),
  notes: maybe(),
});
export type SpecialTest = Entity<typeof specialTest>;

/** Findings: ids of the body chart's regions, and measures. */
const findings = yup.object({
  regions: yup.array(given()).required(),
  range: yup.array(rangeMeasure).required(),
  strength: yup.array(strengthMeasure).required(),
  tests: yup.array(specialTest).required(),
});
export type Findings = Entity<typeof findings>;

/** A physiotherapy evaluation. */
export const evaluation = findings.concat(correctable).shape({
  id: given(),
  patientId: given(),
  date: practiceInstant().meta({ description: 'Instante con la hora de la consulta' }),
  reason: given(),
  history: maybe(),
  pain: maybeScore().meta({ description: '0 a 10' }),
  diagnosis: maybe(),
  goals: maybe(),
  plan: maybe(),
  therapist: yup.object({ name: given() }).required(),
  patientName: given().optional().meta({ description: 'De quién es, o era en esa versión' }),
  ...episodeOfAnswer,
});
export type Evaluation = Entity<typeof evaluation, 'therapist'>;

/** GET /api/patients/{id}/evaluations. */
export const evaluationsAnswer = yup.object({ data: yup.array(evaluation).required() });

/** A single evaluation. */
export const oneEvaluationAnswer = yup.object({ data: evaluation.required() });

/** GET /api/evaluations/{id}/versions. */
export const evaluationVersionsAnswer = yup.object({
  data: yup.array(earlierVersion.shape({ evaluation: evaluation.required() })).required(),
});
