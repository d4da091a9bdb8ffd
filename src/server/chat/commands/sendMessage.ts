import type { Server } from 'node:http';
import { CARE_MESSAGES } from '@/contract/care/messages';
import { standInsOf } from '../../care/repository';
import type { CommandContext } from '../../core/context';
import { conflict, notFound, reused } from '../../core/errors';
import { createNotification, notificationsRepository } from '../../notifications/repository';
import { toMessage } from '../answers';
import { chatEvents } from '../events';
import { conversationLink, UNKNOWN_CONVERSATION } from '../links';
import { chatRepository } from '../repository';

const REUSED = 'Esta petición ya se envió con otros datos';

/** A route's or a socket's context. A socket has no time zone and writes no access log entry. */
type Context = Pick<CommandContext, 'db' | 'user' | 'now'> & {
  audited?: CommandContext['audited'];
  /** HTTP server whose realtime plugin receives the message. */
  server: Server;
};

interface NewMessage {
  conversationId: string;
  content: string;
  clientId: string | null;
}

/**
 * Stores a notice for the other side. One unread notice per conversation is enough, so an existing one moves
 * up.
 */
async function notify(
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  { conversationId, patientId, userId }: { conversationId: string; patientId: string; userId: string },
): Promise<void> {
  if (await notificationsRepository(db).renewUnread(userId, conversationId, now)) return;
  await createNotification(db, {
    userId,
    type: 'MESSAGE',
    title: 'Nuevo mensaje',
    message: `${user.name} te ha enviado un mensaje`,
    link: conversationLink(conversationId),
    patientId,
    subjectId: conversationId,
    createdAt: now,
  });
}

/**
 * Stores a notice for who stands in for the therapist. It leads to the record and not to the conversation, which only
 * its two sides read.
 */
async function tellStandIns(
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  sides: { conversationId: string; patientId: string; therapistId: string; therapistName: string },
): Promise<void> {
  for (const userId of await standInsOf(db, sides.therapistId, user.today)) {
    if (await notificationsRepository(db).renewUnread(userId, sides.conversationId, now)) continue;
    await createNotification(db, {
      userId,
      type: 'MESSAGE',
      title: 'Mensaje de quien atiendes',
      message: `${user.name} ha escrito a ${sides.therapistName}, a quien sustituyes`,
      link: `/patients/${sides.patientId}`,
      patientId: sides.patientId,
      subjectId: sides.conversationId,
      createdAt: now,
    });
  }
}

/**
 * Stores a message and the other side's notice in one transaction, then announces the message. Repeating a
 * client id with the same text returns the first message and changes nothing.
 * @throws 404 if the sender takes no part in the conversation.
 * @throws 409 if the therapist no longer attends the patient.
 * @throws 422 if the client id was used for another text.
 */
export async function sendMessage(context: Context, { conversationId, content, clientId }: NewMessage) {
  const { db, user, now, server } = context;
  if (!(await chatRepository(db).takesPart(user, conversationId))) throw notFound(UNKNOWN_CONVERSATION);
  const { message, created, userIds, patientId } = await db.transaction(async (transaction) => {
    const repository = chatRepository(transaction);
    if (user.role === 'PATIENT' && !(await repository.isAttended(conversationId, user.today)))
      throw conflict(CARE_MESSAGES.noLongerAttended);
    const sent = await repository.send({ conversationId, senderId: user.id, content, clientId, now });
    const sides = await repository.sides(conversationId);
    if (!sides) throw notFound(UNKNOWN_CONVERSATION);
    const { therapistId, patientId } = sides;
    const both = [therapistId, sides.patientUserId].filter((id): id is string => !!id);
    if (sent.created) {
      const inside = { db: transaction, user, now };
      for (const userId of both.filter((id) => id !== user.id))
        await notify(inside, { conversationId, patientId, userId });
      if (user.id !== therapistId) await tellStandIns(inside, { conversationId, ...sides });
    }
    return { ...sent, userIds: both, patientId };
  });
  if (!created && message.content !== content) throw reused(REUSED);
  context.audited?.({ patientId, entityId: message.id });
  const answer = toMessage(message);
  if (created) chatEvents(server).emit('stored', { conversationId, message: answer, userIds });
  return { message: answer, created };
}
