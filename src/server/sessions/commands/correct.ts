import { SESSION_MESSAGES } from '@/contract/sessions/messages';
import type { SessionBody } from '@/contract/sessions/schemas';
import type { CommandContext } from '../../http/command';
import { notFound } from '../../http/errors';
import { saysTheSame } from '../../record/versions';
import { toSessionAnswer } from '../answers';
import { sessionRepository, statedIn } from '../repository';
import { requireRecordablePatient, sessionValues } from '../sessionValues';

/** Replaces what a session says; only who recorded it may, and what it said stays as an earlier version. */
export async function correctSession(context: CommandContext, id: string, body: SessionBody) {
  const { user, now, timeZone, audited } = context;
  const row = await context.db.transaction(async (transaction) => {
    const repository = sessionRepository(transaction);
    // Not found goes first, so that a foreign session tells nothing through the checks of the body.
    const before = await repository.lockOwn(user, id);
    if (!before) throw notFound(SESSION_MESSAGES.notFound);
    await requireRecordablePatient({ db: transaction, user }, body.patientId);
    const values = sessionValues(body, timeZone, before.sharedNotes);
    if (!saysTheSame(statedIn(before), values)) await repository.correct(before, values, now);
    return repository.find(user, id);
  });
  if (!row) throw notFound(SESSION_MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return toSessionAnswer(row, context);
}
