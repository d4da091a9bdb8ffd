import { SESSION_MESSAGES } from '@/contract/sessions';
import type { SessionBody } from '@/contract/sessionSchemas';
import { episodeOfCare } from '../../episodes/assign';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { toSessionAnswer } from '../answers';
import { sessionRepository } from '../repository';
import { requireRecordablePatient, sessionValues } from '../sessionValues';

/** Records a session of a patient. */
export async function recordSession(context: CommandContext, body: SessionBody) {
  const { db, user, now, timeZone, audited } = context;
  await requireRecordablePatient(context, body.patientId);
  const row = await db.transaction(async (transaction) => {
    const { patientId, date: day, episodeId: chosen } = body;
    const episodeId = await episodeOfCare({ ...context, db: transaction }, { patientId, chosen, day });
    const repository = sessionRepository(transaction);
    const values = sessionValues(body, timeZone, { episodeId, sharedBefore: null });
    return repository.find(user, await repository.create(user.id, values, now));
  });
  if (!row) throw notFound(SESSION_MESSAGES.notFound);
  audited({ patientId: row.patientId, entityId: row.id });
  return toSessionAnswer(row, context);
}
