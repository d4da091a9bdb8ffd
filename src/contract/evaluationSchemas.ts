import * as yup from 'yup';
import { MOVEMENT_IDS, movementOf, MUSCLE_GROUP_IDS, muscleGroupOf } from './bodyMeasures';
import { BODY_REGION_IDS } from './bodyRegions';
import { TEXT_LIMITS } from './common/constants';
import {
  areObjects,
  calendarDate,
  enumValue,
  integer,
  oneOf,
  optionalText,
  requiredText,
} from './common/fields';
import { FIELD_MESSAGES } from './common/messages';
import type { Fields } from './edits';
import { episodeKey } from './episodeSchemas';
import {
  EVALUATION_LIMITS as LIMITS,
  EVALUATION_MESSAGES as MESSAGES,
  MEASURE_SIDES,
  TEST_RESULTS,
  TEST_SIDES,
} from './evaluations';

const side = () => enumValue(MEASURE_SIDES).required(FIELD_MESSAGES.required);

/** A paired measurement must have a side; any other must be in the midline. */
const sideFits = (paired: boolean | undefined, value: string | undefined) =>
  paired === undefined || value === undefined || paired === (value !== 'MIDLINE');

const rangeSchema = yup
  .object({
    movement: oneOf(MOVEMENT_IDS).required(FIELD_MESSAGES.required),
    side: side(),
    degrees: integer(LIMITS.degreesMin, LIMITS.degreesMax).required(FIELD_MESSAGES.required),
  })
  .test('side', MESSAGES.wrongSide, (row) => sideFits(movementOf(row.movement)?.paired, row.side));

const strengthSchema = yup
  .object({
    group: oneOf(MUSCLE_GROUP_IDS).required(FIELD_MESSAGES.required),
    side: side(),
    grade: integer(LIMITS.strengthMin, LIMITS.strengthMax, MESSAGES.strengthRange).required(
      FIELD_MESSAGES.required,
    ),
  })
  .test('side', MESSAGES.wrongSide, (row) => sideFits(muscleGroupOf(row.group)?.paired, row.side));

const testSchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, MESSAGES.testNameRequired),
  side: enumValue(TEST_SIDES).default('NONE'),
  result: enumValue(TEST_RESULTS).required(FIELD_MESSAGES.option),
  notes: optionalText(TEXT_LIMITS.line),
});

const unique = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** Body of POST /api/patients/{id}/evaluations. The server also checks that the date is not in the future. */
export const evaluationBodySchema = yup.object({
  date: calendarDate().required(MESSAGES.dateRequired),
  reason: requiredText(TEXT_LIMITS.paragraph, MESSAGES.reasonRequired),
  history: optionalText(TEXT_LIMITS.clinicalText),
  pain: integer(LIMITS.painMin, LIMITS.painMax, MESSAGES.painRange).nullable(),
  regions: yup
    .array()
    .of(oneOf(BODY_REGION_IDS).required(FIELD_MESSAGES.option))
    .max(BODY_REGION_IDS.length, FIELD_MESSAGES.tooMany(BODY_REGION_IDS.length))
    .test('unique', MESSAGES.repeated, (ids) => !ids || unique(ids)),
  range: yup
    .array()
    .of(rangeSchema)
    .max(2 * MOVEMENT_IDS.length, FIELD_MESSAGES.tooMany(2 * MOVEMENT_IDS.length))
    .test(
      'unique',
      MESSAGES.repeated,
      (rows) => !rows || !areObjects(rows) || unique(rows.map((row) => `${row.movement} ${row.side}`)),
    ),
  strength: yup
    .array()
    .of(strengthSchema)
    .max(2 * MUSCLE_GROUP_IDS.length, FIELD_MESSAGES.tooMany(2 * MUSCLE_GROUP_IDS.length))
    .test(
      'unique',
      MESSAGES.repeated,
      (rows) => !rows || !areObjects(rows) || unique(rows.map((row) => `${row.group} ${row.side}`)),
    ),
  tests: yup.array().of(testSchema).max(LIMITS.testsMax, FIELD_MESSAGES.tooMany(LIMITS.testsMax)),
  diagnosis: optionalText(TEXT_LIMITS.clinicalText),
  goals: optionalText(TEXT_LIMITS.clinicalText),
  plan: optionalText(TEXT_LIMITS.clinicalText),
  ...episodeKey,
});

const sorted = (list: unknown, keyOf: (row: Record<string, unknown>) => unknown[]): unknown =>
  Array.isArray(list) && areObjects(list)
    ? [...list].sort((one, other) => String(keyOf(one)).localeCompare(String(keyOf(other))))
    : list;

/** Regions and measures of an evaluation in one order: theirs says nothing. */
export const evaluationInOrder = ({ regions, range, strength, ...fields }: Fields): Fields => ({
  ...fields,
  ...(regions !== undefined && { regions: Array.isArray(regions) ? [...regions].sort() : regions }),
  ...(range !== undefined && { range: sorted(range, ({ movement, side }) => [movement, side]) }),
  ...(strength !== undefined && { strength: sorted(strength, ({ group, side }) => [group, side]) }),
});

export type EvaluationBody = yup.InferType<typeof evaluationBodySchema>;

/** Body of PUT /api/evaluations/{id}. With `patientId` it goes to that patient; without it, it stays where it is. */
export const evaluationCorrectionSchema = evaluationBodySchema.shape({ patientId: optionalText(64) });
export type EvaluationCorrection = yup.InferType<typeof evaluationCorrectionSchema>;
