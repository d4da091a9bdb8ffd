import { setImmediate as nextTurn } from 'node:timers/promises';
import { ValidationError } from 'yup';
import { IMPORT_MESSAGES as MESSAGES } from '@/contract/imports';
import { identityOf } from '@/contract/importRows';
import { type PatientBody, patientBodySchemaOn } from '@/contract/patientSchemas';
import type { CommandContext } from '../core/context';
import { validationFailure } from '../core/errors';
import { likelyDuplicatesOf } from '../patients/likeness';
import { newLead } from '../patients/commands';
import { importRepository, type ImportRecord } from './repository';

/** Rows that are looked at before others get their turn. */
const ROWS_PER_TURN = 20;

type Read = { body: PatientBody } | { fields: Record<string, string> };

function readRow(row: unknown, today: string): Read {
  try {
    const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true };
    return { body: patientBodySchemaOn(today).validateSync(row ?? {}, options) };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { fields: validationFailure(error).fields ?? { name: MESSAGES.wrongRows } };
  }
}

async function readRows(rows: readonly unknown[], today: string): Promise<Read[]> {
  const read: Read[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_PER_TURN === 0) await nextTurn();
    read.push(readRow(row, today));
  }
  return read;
}

/**
 * What there is to say of rows before they are imported: texts beside their fields, and records that may be of the same
 * person. Stores nothing.
 */
export async function checkRows(
  context: CommandContext,
  { therapistId, rows }: { therapistId?: string | null | undefined; rows: readonly unknown[] },
) {
  const lead = await newLead(context, therapistId);
  const read = await readRows(rows, context.user.today);
  const emails = read.flatMap((row) =>
    'body' in row && row.body.email ? [row.body.email.toLowerCase()] : [],
  );
  const taken = await importRepository(context.db).takenEmails(lead.id, emails);
  const valid = read.flatMap((row, at) => ('body' in row ? [{ at, body: row.body }] : []));
  const likely = await likelyDuplicatesOf(
    context,
    valid.map(({ body }) => identityOf(body)),
  );
  const duplicatesAt = new Map(valid.map(({ at }, place) => [at, likely[place] ?? []]));
  const findings = read.map((row, at) => {
    const isTaken = 'body' in row && taken.has(row.body.email?.toLowerCase() ?? '');
    const fields = 'fields' in row ? row.fields : isTaken ? { email: MESSAGES.email } : {};
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
