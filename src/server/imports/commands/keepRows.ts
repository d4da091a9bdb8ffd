import { IMPORT_MESSAGES as MESSAGES } from '@/contract/imports';
import type { PatientBody } from '@/contract/patientSchemas';
import type { CommandContext } from '../../core/context';
import { conflict, invalid, notFound } from '../../core/errors';
import { refuseDayAhead } from '../../patients/dayAhead';
import { importRepository, stagedRow } from '../repository';

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
