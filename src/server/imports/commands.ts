import type { ImportBody } from '@/contract/importSchemas';
import { IMPORT_MESSAGES as MESSAGES } from '@/contract/imports';
import type { PatientBody } from '@/contract/patientSchemas';
import type { CommandContext } from '../core/context';
import { newLead, refuseDayAhead } from '../patients/commands';
import { dropAbandonedImports, importRepository, stagedRow } from './repository';
import { conflict, invalid, notFound } from '../core/errors';
import { toImportAnswer } from './queries';

/** Begins an import for a therapist. No record exists until its end. */
export async function beginImport(context: CommandContext, { therapistId, total }: ImportBody) {
  const { db, user, now, audited } = context;
  const lead = await newLead(context, therapistId);
  await dropAbandonedImports(db, now);
  const values = { authorId: user.id, therapistId: lead.id, total, createdAt: now, updatedAt: now };
  const id = await importRepository(db).begin(values);
  audited({ entityId: id });
  return { id };
}

/** Keeps a part of an import's rows until its end. The same part again changes nothing. */
export async function keepRows(
  { db, user, now }: CommandContext,
  id: string,
  { from, rows }: { from: number; rows: readonly PatientBody[] },
): Promise<void> {
  rows.forEach((body, at) => refuseDayAhead(body, user.today, `rows[${at}].`));
  const found = await importRepository(db).find(user.id, id);
  if (!found) throw notFound(MESSAGES.notFound);
  if (found.finishedAt) throw conflict(MESSAGES.ended);
  if (from + rows.length > found.total) throw invalid(MESSAGES.wrongRows);
  const staged = rows.map((body) => stagedRow(body, found));
  await db.transaction(async (transaction) => {
    const repository = importRepository(transaction);
    await repository.lock(id);
    const current = await repository.find(user.id, id);
    if (!current) throw notFound(MESSAGES.notFound);
    if (current.finishedAt) throw conflict(MESSAGES.ended);
    await repository.stage(id, from, staged, now);
  });
}

/** Ends an import: all of its patients exist, or none. Called again, it answers the same. No mail leaves. */
export async function finishImport(context: CommandContext, id: string) {
  const { db, user, now } = context;
  const ended = await db.transaction(async (transaction) => {
    const repository = importRepository(transaction);
    const found = await repository.find(user.id, id);
    if (!found) throw notFound(MESSAGES.notFound);
    await repository.lock(id);
    const current = await repository.find(user.id, id);
    if (current?.finishedAt) return current;
    if ((await repository.staged(id)) !== found.total) throw conflict(MESSAGES.incomplete);
    await repository.createRecords(id, now);
    await repository.log(id, context, 'CREATE');
    return { ...found, finishedAt: now };
  });
  return toImportAnswer(ended);
}

/**
 * Cancels an import that has not ended, or undoes one that has, as long as nothing hangs on any of its records: they were
 * never treated, so nothing of them has to be kept. All are removed, or none.
 */
export async function removeImport(context: CommandContext, id: string): Promise<void> {
  const { db, user, now } = context;
  await db.transaction(async (transaction) => {
    const repository = importRepository(transaction);
    const found = await repository.find(user.id, id);
    if (!found) throw notFound(MESSAGES.notFound);
    await repository.lock(id);
    const current = await repository.find(user.id, id);
    if (!current?.finishedAt) return void (await repository.drop(id));
    if (current.undoneAt) return;
    await repository.holdRecords(id);
    const used = await repository.inUse(id);
    if (used > 0) throw conflict(MESSAGES.inUse(used));
    await repository.log(id, context, 'DELETE');
    await repository.removeRecords(id, now);
  });
}
