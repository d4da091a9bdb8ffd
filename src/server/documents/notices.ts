import type { CommandContext } from '../core/context';
import { createNotification } from '../notifications/repository';
import { findReached } from '../patients/access';
import { documentRepository } from './repository';

/**
 * Tells the other side of a document: the therapist, of one that the patient sent; the patient, of one shared with
 * them. The text names nothing of the document.
 */
export async function announceDocument({ db, user, now }: CommandContext, id: string): Promise<void> {
  const row = await documentRepository(db).find(id);
  const patient = row?.shared && (await findReached(db, user, row.patientId));
  if (!patient) return;
  const notice = { type: 'SYSTEM', patientId: patient.id, subjectId: id, createdAt: now } as const;
  if (row.sentByPatient)
    await createNotification(db, {
      ...notice,
      userId: patient.therapistId,
      title: 'Documento recibido',
      message: `${patient.name} te ha enviado un documento`,
      link: `/patients/${patient.id}/documents`,
    });
  else if (patient.userId)
    await createNotification(db, {
      ...notice,
      userId: patient.userId,
      title: 'Documento nuevo',
      message: 'Tu fisioterapeuta ha compartido un documento contigo',
      link: '/my-data/documents',
    });
}
