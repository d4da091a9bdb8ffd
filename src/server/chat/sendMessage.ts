import type { Server } from 'node:http';
import { ROUTES_OF_NOTIFICATIONS } from './links';
import type { Database } from '../db/database';
import { DomainError } from '../http/errors';
import { createNotification, notificationsRepository } from '../notifications/repository';
import { toMessage } from './answers';
import { chatEvents } from './events';
import { chatRepository } from './repository';

const REUSED = 'Esta petición ya se envió con otros datos';

interface Sending {
  db: Database;
  server: Server;
  sender: { id: string; name: string };
  conversationId: string;
  content: string;
  clientId: string | null;
  now: Date;
}

/**
 * Stores a message with the other side's notification, both or neither, then announces it. The caller has checked
 * that the sender takes part. The same client id again changes nothing and gives the first message back.
 * @throws 422 when the client id was used for another text.
 */
export async function sendMessage({ db, server, sender, conversationId, content, clientId, now }: Sending) {
  const { message, created, userIds, patientId } = await db.transaction(async (transaction) => {
    const repository = chatRepository(transaction);
    const sent = await repository.send({ conversationId, senderId: sender.id, content, clientId, now });
    const sides = await repository.sides(conversationId);
    const both = [sides?.therapistId, sides?.patientUserId].filter((id): id is string => !!id);
    if (sent.created) {
      for (const userId of both.filter((id) => id !== sender.id)) {
        const link = ROUTES_OF_NOTIFICATIONS.conversation(conversationId);
        // One unread notification per conversation is enough; the conversation itself tells how many messages.
        const renewed = await notificationsRepository(transaction).renewUnread(userId, link, now);
        if (renewed) continue;
        await createNotification(transaction, {
          userId,
          type: 'MESSAGE',
          title: 'Nuevo mensaje',
          message: `${sender.name} te ha enviado un mensaje`,
          link,
          createdAt: now,
        });
      }
    }
    return { ...sent, userIds: both, patientId: sides?.patientId };
  });
  if (!created && message.content !== content) throw new DomainError(422, REUSED);
  const answer = toMessage(message);
  if (created) chatEvents(server).emit('stored', { conversationId, message: answer, userIds });
  return { message: answer, created, patientId };
}
