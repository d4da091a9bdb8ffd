import { SESSION_MESSAGES } from '@/contract/sessions/messages';
import type { SessionBody } from '@/contract/sessions/schemas';
import type { CommandContext } from '../../http/command';
import { notFound } from '../../http/errors';
import { toSessionAnswer } from '../answers';
import { sessionRepository } from '../repository';
import { requireRecordablePatient, sessionValues } from '../sessionValues';

/** Records a session of a patient. */
export async function recordSession(context: CommandContext, body: SessionBody) {
  const { db, user, now, timeZone, audited } = context;
  const repository = sessionRepository(db);
  await requireRecordablePatient(context, body.patientId);
  const id = await repository.create(user.id, sessionValues(body, timeZone, null), now);
  const row = await repository.find(user, id);
  if (!row) throw notFound(SESSION_MESSAGES.notFound);
  audited({ patientId: row.patientId, entityId: id });
  return toSessionAnswer(row, context);
}
