import type { Server } from 'node:http';
import { CARE_MESSAGES } from '@/contract/care';
import { attendsPatient } from '../patients/access';
import type { CommandContext } from '../core/context';
import { conflict, forbidden, notFound, reused } from '../core/errors';
import { serverEvents } from '../core/serverEvents';
import { toListItem, toMessage } from './answers';
import { chatRepository } from './repository';
import { standInsOf } from '../care/repository';
import { createNotifications, notificationsRepository } from '../notifications/repository';

/** Path in the browser app of one conversation, for links in notices. */
const conversationLink = (id: string) => `/conversations/${id}`;

export const UNKNOWN_CONVERSATION = 'Conversación no encontrada';

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

/** A route's or a socket's context. A socket has no time zone, and writes its own events. */
type Context = Pick<CommandContext, 'db' | 'user' | 'now'> & {
  audited?: CommandContext['audited'];
  /** HTTP server whose realtime plugin receives the message. */
  server: Server;
};

/** The notice of a message to its other side. */
const newMessage = (sender: string, conversationId: string) => ({
  title: 'Nuevo mensaje',
  message: `${sender} te ha enviado un mensaje`,
  link: conversationLink(conversationId),
  conversationId,
});

interface NewMessage {
  conversationId: string;
  content: string;
  clientId: string | null;
}

interface Told {
  userIds: readonly string[];
  title: string;
  message: string;
  link: string;
  patientId: string;
  conversationId: string;
}

/** Stores notices of a message. One unread notice per person and conversation is enough: an existing one moves up. */
async function tell(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userIds, conversationId: subjectId, ...notice }: Told,
): Promise<void> {
  const renewed = await notificationsRepository(db).renewUnread(userIds, subjectId, now);
  const others = userIds.filter((userId) => !renewed.has(userId));
  await createNotifications(
    db,
    others.map((userId) => ({ ...notice, userId, type: 'MESSAGE', subjectId, createdAt: now })),
  );
}

/** Tells a patient whose account is new of what was written to them before: nobody could be told then. */
export async function tellOfEarlier(
  context: Pick<Context, 'db' | 'now'>,
  { patientId, userId }: { patientId: string; userId: string },
): Promise<void> {
  for (const { id, therapistName } of await chatRepository(context.db).writtenTo(patientId))
    await tell(context, { ...newMessage(therapistName, id), userIds: [userId], patientId });
}

/**
 * Stores a message and the other side's notice in one transaction, then announces the message. Returns it with the record
 * that the conversation is about. Repeating a client id with the same text returns the first message and changes nothing.
 * @throws `notFound` if the sender takes no part in the conversation.
 * @throws `conflict` if the therapist no longer attends the patient.
 * @throws `reused` if the client id was used for another text.
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
    // Staff know a patient by the name of the record; that of the account may be a parent's.
    const sender = user.role === 'PATIENT' ? sides.patientName : user.name;
    if (sent.created) {
      const inside = { db: transaction, now };
      await tell(inside, {
        ...newMessage(sender, conversationId),
        userIds: both.filter((id) => id !== user.id),
        patientId,
      });
      // Who stands in is led to the record: only its two sides read the conversation.
      if (user.id !== therapistId)
        await tell(inside, {
          userIds: await standInsOf(transaction, therapistId, user.today),
          title: 'Mensaje de quien atiendes',
          message: `${sender} ha escrito a ${sides.therapistName}, a quien sustituyes`,
          link: `/patients/${patientId}`,
          patientId,
          conversationId,
        });
    }
    return { ...sent, userIds: both, patientId };
  });
  if (!created && message.content !== content) throw reused();
  context.audited?.({ patientId, entityId: message.id });
  const answer = toMessage(message);
  if (created) serverEvents(server).emit('stored', { conversationId, message: answer, userIds });
  return { message: answer, created, patientId };
}

const UNKNOWN_MESSAGE = 'Mensaje no encontrado';
const OF_THE_OTHER = 'Solo quien escribió un mensaje puede retirarlo';

/**
 * Takes back a message of the user's own, whenever they find that it went to the wrong person. Nobody reads its text any more,
 * and the row keeps it. A notice of it goes if nothing else is unread. Withdrawing it again changes nothing.
 * @throws `notFound` if the user takes no part in the conversation.
 * @throws `forbidden` if the other side wrote it.
 */
export async function withdrawMessage(context: Context, { id }: { id: string }) {
  const { db, user, now, server } = context;
  const { message, userIds, patientId } = await db.transaction(async (transaction) => {
    const repository = chatRepository(transaction);
    const held = await repository.hold(user, id);
    if (!held) throw notFound(UNKNOWN_MESSAGE);
    if (held.senderId !== user.id) throw forbidden(OF_THE_OTHER);
    const sides = await repository.sides(held.conversationId);
    if (!sides) throw notFound(UNKNOWN_CONVERSATION);
    const { therapistId, patientUserId, patientId } = sides;
    const withdrawn = await repository.withdraw(id, now);
    const isTherapist = user.id === therapistId;
    const reader = isTherapist ? patientUserId : therapistId;
    if (reader && (await repository.wasOnlyNews(withdrawn, reader))) {
      const standIns = isTherapist ? [] : await standInsOf(transaction, therapistId, user.today);
      await notificationsRepository(transaction).removeUnread(
        [reader, ...standIns],
        withdrawn.conversationId,
      );
    }
    const both = [therapistId, patientUserId].filter((one): one is string => !!one);
    return { message: withdrawn, userIds: both, patientId };
  });
  context.audited?.({ patientId, entityId: id });
  const answer = toMessage(message);
  serverEvents(server).emit('stored', { conversationId: answer.conversationId, message: answer, userIds });
  return answer;
}

/** Moves the caller's read mark in a conversation and marks its notices as read. */
export async function markRead(
  { db, user, now }: Pick<CommandContext, 'db' | 'user' | 'now'>,
  { conversationId, seq }: { conversationId: string; seq: number },
): Promise<void> {
  await chatRepository(db).markRead(conversationId, user.id, seq);
  await notificationsRepository(db).markSubjectRead(user.id, conversationId, now);
}
