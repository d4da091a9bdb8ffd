import * as yup from 'yup';
import { type Entity, given, instant, maybeInstant, whole } from '../common/answers';
import { likelyDuplicates } from '../patients/answers';

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
