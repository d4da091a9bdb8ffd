import * as yup from 'yup';
import { toOffsetIso } from '@/contract/common/practiceTime';
import { MEASURE_SIDES, TEST_RESULTS, TEST_SIDES } from '@/contract/evaluations/enums';
import type { EvaluationRow, Findings } from './repository';

const evaluationAnswer = yup.object({
  id: yup.string().required(),
  patientId: yup.string().required(),
  date: yup.string().required().meta({ description: 'Instante con la hora de la consulta' }),
  reason: yup.string().required(),
  history: yup.string().nullable(),
  pain: yup.number().integer().nullable().meta({ description: '0 a 10' }),
  regions: yup.array(yup.string().required()).required(),
  range: yup
    .array(
      yup.object({
        movement: yup.string().required(),
        side: yup.string().oneOf(MEASURE_SIDES).required(),
        degrees: yup.number().integer().required(),
      }),
    )
    .required(),
  strength: yup
    .array(
      yup.object({
        group: yup.string().required(),
        side: yup.string().oneOf(MEASURE_SIDES).required(),
        grade: yup.number().integer().required().meta({ description: '0 a 5' }),
      }),
    )
    .required(),
  tests: yup
    .array(
      yup.object({
        name: yup.string().required(),
        side: yup.string().oneOf(TEST_SIDES).required(),
        result: yup.string().oneOf(TEST_RESULTS).required(),
        notes: yup.string().nullable(),
      }),
    )
    .required(),
  diagnosis: yup.string().nullable(),
  goals: yup.string().nullable(),
  plan: yup.string().nullable(),
  therapist: yup.object({ name: yup.string().required() }).required(),
});

/** GET /api/patients/{id}/evaluations. */
export const evaluationsAnswer = yup.object({ data: yup.array(evaluationAnswer).required() });
/** A single evaluation. */
export const oneEvaluationAnswer = yup.object({ data: evaluationAnswer.required() });

/** An evaluation as it leaves the server; its date on the clock of `timeZone`. */
export function toEvaluationAnswer(
  { evaluatedAt, therapistName, findings, ...row }: EvaluationRow,
  timeZone: string,
) {
  const { regions = [], range = [], strength = [], tests = [] } = findings as Partial<Findings>;
  return {
    ...row,
    regions,
    range,
    strength,
    tests,
    date: toOffsetIso(evaluatedAt, timeZone),
    therapist: { name: therapistName },
  };
}
