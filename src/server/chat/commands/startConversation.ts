import { attendsPatient } from '../../patients/access';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { toListItem } from '../answers';
import { chatRepository } from '../repository';

const UNKNOWN_PATIENT = 'Paciente no encontrado';

/** Opens the therapist's conversation with a patient whom they attend. Throws `notFound` for any other. */
export async function startConversation(
  { db, user, now, audited }: CommandContext,
  { patientId }: { patientId: string },
) {
  if (!(await attendsPatient(db, user, patientId))) throw notFound(UNKNOWN_PATIENT);
  const { id, created } = await chatRepository(db).open({ therapistId: user.id, patientId, now });
  const row = await chatRepository(db).find(user, id);
  if (!row) throw notFound(UNKNOWN_PATIENT);
  audited({ patientId, entityId: id });
  return { conversation: toListItem(row, user), created };
}
