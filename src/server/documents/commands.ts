import { cleanFileName } from '@/contract/documents';
import { type DocumentBody, documentBodySchema, type DocumentDetails } from '@/contract/documentSchemas';
import type { EditOf } from '@/contract/edits';
import { refuseAfterToday } from '../core/days';
import type { CommandContext } from '../core/context';
import { careRepository, listenersOf, type Attended } from '../care/repository';
import { tellUnattended } from '../care/unattended';
import {
  createNotification,
  createNotifications,
  DOCUMENT_TITLES,
  notificationsRepository,
} from '../notifications/repository';
import { documentRepository } from './repository';
import { editedBody } from '../core/edits';
import { episodeFor, leaveEpisode } from '../episodes/assign';
import { documentFor, toDocumentAnswer, typeOf } from './queries';
import { restoreRow } from '../db/deletions';

/** Converts the details of a document into stored values. Throws `invalid` for a future day. */
export function detailValues(
  { kind, day, note, shared }: DocumentDetails,
  context: Pick<CommandContext, 'user'>,
) {
  refuseAfterToday(context, 'day', day);
  return { kind, day, note: note || null, shared };
}

type AnnouncingContext = Pick<CommandContext, 'db' | 'user' | 'now'>;

/** Tells those who treat a patient of a document that the patient sent; administration, where nobody does. */
async function announceSent(
  context: AnnouncingContext,
  id: string,
  patient: Attended & { name: string },
): Promise<void> {
  const { db, user, now } = context;
  const listeners = await listenersOf(db, patient, user.today);
  if (listeners.length === 0)
    return tellUnattended(context, patient.id, `nadie lee los documentos que envía ${patient.name}`);
  const about = { type: 'SYSTEM', patientId: patient.id, subjectId: id, createdAt: now } as const;
  const link = `/patients/${patient.id}/documents`;
  const sent = (userId: string) => (userId === patient.lead.id ? 'te ha enviado' : 'ha enviado');
  await createNotifications(
    db,
    listeners.map((userId) => ({
      ...{ ...about, userId, link, title: DOCUMENT_TITLES.received },
      message: `${patient.name} ${sent(userId)} un documento`,
    })),
  );
}

/**
 * Tells the other side of a document: those who treat, of one that the patient sent; the patient, of one shared with
 * them. The text names nothing of the document.
 */
export async function announceDocument(context: AnnouncingContext, id: string): Promise<void> {
  const { db, now } = context;
  const row = await documentRepository(db).find(id);
  const patient = row?.shared && (await careRepository(db).findPatient(row.patientId));
  if (!patient) return;
  if (row.sentByPatient) return announceSent(context, id, patient);
  if (!patient.userId) return;
  // It may have been shared before, and the patient has not read so.
  const waiting = await notificationsRepository(db).renewUnread([patient.userId], id, now);
  if (waiting.size > 0) return;
  await createNotification(db, {
    userId: patient.userId,
    type: 'SYSTEM',
    title: DOCUMENT_TITLES.shared,
    message: 'Tu fisioterapeuta ha compartido un documento contigo',
    link: '/my-data/documents',
    patientId: patient.id,
    subjectId: id,
    createdAt: now,
  });
}

/**
 * Changes name and details of a document. An edit changes its own fields alone. One that the patient sent stays theirs
 * to see.
 */
export async function updateDocument(context: CommandContext, id: string, edit: EditOf<DocumentBody>) {
  const row = await context.db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await documentRepository(transaction).hold(id);
    const before = await documentFor(inside, id);
    const body = editedBody({ schema: documentBodySchema, edit, stored: before, ifNamed: ['episodeId'] });
    const belonging = { patientId: before.patientId, chosen: body.episodeId, before };
    const changed = {
      ...detailValues({ ...body, shared: body.shared || before.sentByPatient }, context),
      name: cleanFileName(body.name, typeOf(before)),
      episodeId: await episodeFor(inside, belonging),
    };
    await documentRepository(transaction).update(id, changed, context.now);
    await leaveEpisode(inside, before, changed.episodeId);
    if (changed.shared && !before.shared) await announceDocument(inside, id);
    return { ...before, ...changed };
  });
  return toDocumentAnswer(row, context.user);
}

/**
 * Hides a document, and with it the notices of it. Its bytes stay with the record for the legal term. An episode that began by
 * itself goes if nothing else is in it.
 */
export async function removeDocument(context: CommandContext, id: string) {
  await context.db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await documentRepository(transaction).hold(id);
    const before = await documentFor(inside, id);
    await documentRepository(transaction).hide(id, context);
    await leaveEpisode(inside, before, null);
  });
}

/** Gives back a document that the caller has just deleted. Throws `conflict` when the time to undo is over. */
export async function restoreDocument(context: CommandContext, id: string) {
  const row = await context.db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await restoreRow(inside, 'documents', id);
    return documentFor(inside, id);
  });
  return toDocumentAnswer(row, context.user);
}
