import type { CommandContext } from '../core/context';
import { createNotifications, notificationsRepository, UNATTENDED_LINK } from '../notifications/repository';
import { teamRepository } from '../team/repository';

/** The notice for administration of a patient whom nobody with access treats. `what` happens says nothing clinical. */
export const UNATTENDED = {
  title: 'Paciente sin fisioterapeuta',
  link: UNATTENDED_LINK,
  messageOf: (what: string) => `Su fisioterapeuta ya no tiene acceso y ${what}. Elige quién le atiende.`,
} as const;

/**
 * Tells administration that somebody has to take a patient over, because `what` happens. One unread notice of it for each
 * patient is enough: an existing one moves up.
 */
export async function tellUnattended(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  patientId: string,
  what: string,
): Promise<void> {
  const administrators = await teamRepository(db).administrators();
  const told = await notificationsRepository(db).renewUnread(administrators, patientId, now);
  const { title, link, messageOf } = UNATTENDED;
  const about = { patientId, subjectId: patientId, type: 'SYSTEM', createdAt: now } as const;
  await createNotifications(
    db,
    administrators
      .filter((userId) => !told.has(userId))
      .map((userId) => ({ ...about, userId, title, message: messageOf(what), link })),
  );
}
