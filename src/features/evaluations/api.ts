import type { Correctable, EarlierVersion } from '@/contract/recordAnswers';
import type { Evaluation, RangeMeasure, SpecialTest, StrengthMeasure } from '@/contract/evaluationAnswers';
import { EVALUATION_PATHS, MEASURE_SIDES, TEST_RESULTS, TEST_SIDES } from '@/contract/evaluations';
import { normaliseEnum } from '@/contract/common/text';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import {
  baseApi,
  changedTags,
  listTags,
  oneTag,
  staleCare,
  staleListTags,
  staleRecords,
} from '@/shared/api/baseApi';
import { belongingOf, correctionOf, earlierVersionsOf } from '@/shared/api/records';

type Raw = Record<string, unknown>;

/** Body of POST and PUT, as the form sends it. `date` is a day `YYYY-MM-DD`. */
export type EvaluationInput = Omit<
  Evaluation,
  'id' | 'patientId' | 'patientName' | 'therapist' | keyof Correctable
> & {
  /** Whose it is. Only a correction says so. */
  patientId?: string;
};

const oneOf = <T extends string>(values: readonly T[], value: unknown, fallback: T): T => {
  const normal = normaliseEnum(value);
  return values.find((known) => known === normal) ?? fallback;
};

function toRange(raw: Raw): RangeMeasure[] {
  const degrees = numberOf(raw.degrees, null);
  const side = oneOf(MEASURE_SIDES, raw.side, 'MIDLINE');
  return degrees === null ? [] : [{ movement: textOf(raw.movement), side, degrees }];
}

function toStrength(raw: Raw): StrengthMeasure[] {
  const grade = numberOf(raw.grade, null);
  const side = oneOf(MEASURE_SIDES, raw.side, 'MIDLINE');
  return grade === null ? [] : [{ group: textOf(raw.group), side, grade }];
}

const toTest = (raw: Raw): SpecialTest => ({
  name: textOf(raw.name),
  side: oneOf(TEST_SIDES, raw.side, 'NONE'),
  result: oneOf(TEST_RESULTS, raw.result, 'NOT_DONE'),
  notes: optionalTextOf(raw.notes),
});

/** Reads an evaluation. Fields that a backend omits get defaults. */
export function toEvaluation(raw: Raw): Evaluation {
  const therapistName = textOf(objectOf(raw.therapist).name);
  const patientName = textOf(raw.patientName);
  return {
    id: idOf(raw),
    patientId: textOf(raw.patientId),
    ...(patientName && { patientName }),
    date: textOf(raw.date),
    reason: textOf(raw.reason),
    history: optionalTextOf(raw.history),
    pain: numberOf(raw.pain, null),
    regions: Array.isArray(raw.regions) ? raw.regions.map((region) => textOf(region)).filter(Boolean) : [],
    range: listOf(raw.range).flatMap(toRange),
    strength: listOf(raw.strength).flatMap(toStrength),
    tests: listOf(raw.tests).map(toTest),
    diagnosis: optionalTextOf(raw.diagnosis),
    goals: optionalTextOf(raw.goals),
    plan: optionalTextOf(raw.plan),
    ...(therapistName && { therapist: { name: therapistName } }),
    ...correctionOf(raw),
    ...belongingOf(raw),
  };
}

const newestFirst = (one: Evaluation, other: Evaluation) => Date.parse(other.date) - Date.parse(one.date);

export const evaluationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A patient's evaluations, newest first. */
    listPatientEvaluations: build.query<Evaluation[], string>({
      query: (patientId) => EVALUATION_PATHS.ofPatient(patientId),
      transformResponse: (answer) => listOf(answer, 'evaluations').map(toEvaluation).sort(newestFirst),
      providesTags: listTags('Evaluation'),
    }),
    createEvaluation: build.mutation<Evaluation, { patientId: string; input: EvaluationInput }>({
      query: ({ patientId, input }) => ({
        url: EVALUATION_PATHS.ofPatient(patientId),
        method: 'POST',
        body: input,
      }),
      transformResponse: (answer) => toEvaluation(objectOf(answer, 'evaluation')),
      invalidatesTags: (_evaluation, error, { patientId }) =>
        error
          ? []
          : [
              ...staleListTags('Evaluation', error),
              ...staleCare(patientId, error),
              oneTag('PatientStats', patientId),
            ],
    }),
    correctEvaluation: build.mutation<Evaluation, { id: string; input: EvaluationInput }>({
      query: ({ id, input }) => ({ url: EVALUATION_PATHS.one(id), method: 'PUT', body: input }),
      transformResponse: (answer) => toEvaluation(objectOf(answer, 'evaluation')),
      invalidatesTags: (_evaluation, error, { id }) =>
        error
          ? []
          : [
              ...changedTags('Evaluation', id, error),
              ...staleRecords(error),
              // It may count for another patient.
              { type: 'PatientStats' },
            ],
    }),
    /** Earlier versions of an evaluation, newest first. */
    listEvaluationVersions: build.query<EarlierVersion<Evaluation>[], string>({
      query: (id) => EVALUATION_PATHS.versions(id),
      transformResponse: (answer) => earlierVersionsOf(answer, 'evaluation', toEvaluation),
      providesTags: (_versions, _error, id) => [oneTag('Evaluation', id)],
    }),
  }),
});

export const {
  useListPatientEvaluationsQuery,
  useCreateEvaluationMutation,
  useCorrectEvaluationMutation,
  useLazyListEvaluationVersionsQuery,
} = evaluationsApi;
