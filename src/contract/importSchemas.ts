import * as yup from 'yup';
import { type Entity, given, instant, integer, maybeInstant, optionalText, whole } from './common/fields';
import { IMPORT_LIMITS as LIMITS } from './imports';
import { likelyDuplicates } from './patientAnswers';
import { patientBodySchema } from './patientSchemas';

/** An import that has ended, of patients or of appointments. */
export const endedImport = yup.object({
  id: given(),
  therapistName: given(),
  createdAt: instant(),
  total: whole(),
  undoneAt: maybeInstant(),
});
export type EndedImport = Entity<typeof endedImport>;

/** GET /api/imports, the latest first. */
export const importsAnswer = yup.object({ imports: yup.array(endedImport).required() });

/** POST /api/imports. */
export const openImportAnswer = yup.object({ import: yup.object({ id: given() }).required() });

/** PUT /api/imports/{id}/finished. */
export const oneImportAnswer = yup.object({ import: endedImport.required() });

/** POST /api/imports/check: rows of which there is something to say, by their place in the call. */
export const importCheckAnswer = yup.object({
  findings: yup
    .array(
      yup.object({
        row: whole(),
        /** Texts by field, `details.` before those of the details. */
        fields: yup.array(yup.object({ field: given(), message: given() })).required(),
        duplicates: likelyDuplicates,
      }),
    )
    .required(),
});
export type ImportFinding = Entity<typeof importCheckAnswer>['findings'][number];

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
