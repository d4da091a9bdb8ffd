import { careRepository } from '../care/repository';
import type { CommandContext } from '../core/context';
import { createNotification, notificationsRepository } from '../notifications/repository';

/** What a patient is told of a routine. No text names it, because its name may reveal a diagnosis. */
const TEXTS = {
  GIVEN: { title: 'Nueva rutina', message: 'Tu fisioterapeuta te ha asignado una rutina.' },
  CHANGED: { title: 'Rutina cambiada', message: 'Tu fisioterapeuta ha cambiado una de tus rutinas.' },
  ENDED: {
    title: 'Rutina terminada',
    message: 'Tu fisioterapeuta ha dado por terminada una de tus rutinas.',
  },
  RETURNED: {
    title: 'Rutina de nuevo activa',
    message: 'Una de tus rutinas vuelve a estar en tu lista.',
  },
} as const;

/**
 * Tells a patient with an account of a routine; of a template, nobody. While a notice of it is unread, no second one is
 * made: the unread one gets the latest words and moves to the top. A change alone keeps the words: a new routine that the
 * patient has neither read of nor begun is still new.
 */
export async function tellOfRoutine(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  news: keyof typeof TEXTS,
  { id: subjectId, patientId }: { id: string; patientId: string | null },
): Promise<void> {
  const userId = patientId && (await careRepository(db).findPatient(patientId))?.userId;
  if (!userId) return;
  const notices = notificationsRepository(db);
  const text = TEXTS[news];
  if (news !== 'CHANGED') await notices.rewordUnread([userId], subjectId, text);
  const waiting = await notices.renewUnread([userId], subjectId, now);
  if (waiting.size > 0) return;
  const about = { patientId, subjectId, link: '/my-routines', createdAt: now };
  await createNotification(db, { userId, type: 'ROUTINE', ...text, ...about });
}
