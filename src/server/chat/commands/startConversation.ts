import type { CommandContext } from '../../http/command';
import { notFound } from '../../http/errors';
import { isUuid } from '../../http/fields';
import { toListItem } from '../answers';
import { chatRepository } from '../repository';
import { openConversation } from './openConversation';

const UNKNOWN_PATIENT = 'Paciente no encontrado';

/** Opens the therapist's conversation with one of their patients. Throws 404 if the patient is not theirs. */
export async function startConversation(
  { db, user, now, audited }: CommandContext,
  { patientId }: { patientId: string },
) {
  const repository = chatRepository(db);
  if (!isUuid(patientId) || !(await repository.isOwnPatient(user.id, patientId)))
    throw notFound(UNKNOWN_PATIENT);
  const { id, created } = await openConversation(db, { therapistId: user.id, patientId, now });
  const row = await repository.find(user, id);
  if (!row) throw notFound(UNKNOWN_PATIENT);
  audited({ patientId, entityId: id });
  return { conversation: toListItem(row, user), created };
}
