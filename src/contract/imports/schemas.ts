import * as yup from 'yup';
import { integer, optionalText } from '../common/fields';
import { patientBodySchema } from '../patients/schemas';
import { IMPORT_LIMITS as LIMITS } from './limits';

/** An ADMIN says for which therapist; a therapist imports for themselves. */
const therapistId = optionalText(64);

/**
 * Body of POST /api/imports/check. A row may be anything: what is wrong with each is the answer, and nothing is stored.
 */
export const importCheckSchema = yup.object({
  therapistId,
  rows: yup.array().of(yup.mixed()).min(1).max(LIMITS.chunkRows).required(),
});

/** Body of POST /api/imports: how many patients will follow. */
export const importBodySchema = yup.object({
  therapistId,
  total: integer(1, LIMITS.rows).required(),
});
export type ImportBody = yup.InferType<typeof importBodySchema>;

/** Query of PUT /api/imports/{id}/rows: the place of the first row, counted from 0. */
export const importRowsQuery = yup.object({ from: integer(0, LIMITS.rows - 1).required() });

/** Body of PUT /api/imports/{id}/rows: patients as in POST /api/patients. */
export const importRowsSchema = yup.object({
  rows: yup.array().of(patientBodySchema).min(1).max(LIMITS.chunkRows).required(),
});
