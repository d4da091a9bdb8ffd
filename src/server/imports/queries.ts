import { IMPORT_MESSAGES as MESSAGES } from '@/contract/imports';
import { identityOf } from '@/contract/importRows';
import { patientBodySchemaOn } from '@/contract/patientSchemas';
import type { CommandContext } from '../core/context';
import { validationFailure } from '../core/errors';
import { likelyDuplicatesOf } from '../patients/likeness';
import { newLead } from '../patients/commands';
import { readRows } from './readRows';
import { importRepository, type ImportRecord } from './repository';

/**
 * What there is to say of rows before they are imported: texts beside their fields, and records that may be of the same
 * person. Stores nothing.
 */
export async function checkRows(
  context: CommandContext,
  { therapistId, rows }: { therapistId?: string | null | undefined; rows: readonly unknown[] },
) {
  // Refuses a therapist who cannot be the lead before anybody has looked at the rows.
  await newLead(context, therapistId);
  const read = await readRows(patientBodySchemaOn(context.user.today), rows);
  const valid = read.flatMap((one, at) => ('row' in one ? [{ at, body: one.row }] : []));
  const likely = await likelyDuplicatesOf(
    context,
    valid.map(({ body }) => identityOf(body)),
  );
  const duplicatesAt = new Map(valid.map(({ at }, place) => [at, likely[place] ?? []]));
  const fieldsOf = (one: (typeof read)[number]): Record<string, string> =>
    'error' in one ? (validationFailure(one.error).fields ?? { name: MESSAGES.wrongRows }) : {};
  const findings = read.map((one, at) => {
    const fields = fieldsOf(one);
    return {
      row: at,
      fields: Object.entries(fields).map(([field, message]) => ({ field, message })),
      duplicates: duplicatesAt.get(at) ?? [],
    };
  });
  return { findings: findings.filter(({ fields, duplicates }) => fields.length + duplicates.length > 0) };
}

type Ended = Pick<ImportRecord, 'id' | 'therapistName' | 'total' | 'createdAt' | 'undoneAt'>;

/** An import, of patients or of appointments, as its readers see it. */
export const toImportAnswer = ({ id, therapistName, total, createdAt, undoneAt }: Ended) => ({
  id,
  therapistName,
  total,
  createdAt: createdAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});

/** Imports that the caller made, or that brought them patients, the latest first. */
export async function listImports({ db, user }: CommandContext) {
  return { imports: (await importRepository(db).list(user.id)).map(toImportAnswer) };
}
