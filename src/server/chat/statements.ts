import { and, eq, isNull, sql } from 'drizzle-orm';
import { conversations, messages, patients } from '../db/schema';
import { statement } from '../db/statement';

export const messageColumns = {
  id: messages.id,
  seq: messages.seq,
  conversationId: messages.conversationId,
  senderId: messages.senderId,
  content: messages.content,
  clientId: messages.clientId,
  createdAt: messages.createdAt,
};

const ofConversation = eq(conversations.id, sql.placeholder('conversationId'));

const takesPart = (column: typeof conversations.therapistId | typeof conversations.patientId) =>
  statement((db) =>
    db
      .select({ id: conversations.id })
      .from(conversations)
      .innerJoin(patients, eq(patients.id, conversations.patientId))
      .where(and(ofConversation, eq(column, sql.placeholder('personId')), isNull(patients.deletedAt))),
  );

/** Finds the conversation if the therapist with account id `personId` takes part in it. */
export const therapistTakesPart = takesPart(conversations.therapistId);
/** Finds the conversation if the patient with record id `personId` takes part in it. */
export const patientTakesPart = takesPart(conversations.patientId);

/** Locks the conversation's row until the transaction ends. */
export const lockConversation = statement((db) =>
  db
    .select({ lastMessageAt: conversations.lastMessageAt })
    .from(conversations)
    .where(ofConversation)
    .for('update'),
);

/** The message already stored under this sender's client id. */
export const sentBefore = statement((db) =>
  db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, sql.placeholder('conversationId')),
        eq(messages.senderId, sql.placeholder('senderId')),
        eq(messages.clientId, sql.placeholder('clientId')),
      ),
    ),
);

export const storeMessage = statement((db) =>
  db
    .insert(messages)
    .values({
      conversationId: sql.placeholder('conversationId'),
      senderId: sql.placeholder('senderId'),
      content: sql.placeholder('content'),
      clientId: sql.placeholder('clientId'),
      createdAt: sql.placeholder('createdAt'),
    })
    .returning(messageColumns),
);

export const noteLastMessage = statement((db) =>
  db
    .update(conversations)
    .set({ lastMessageAt: sql`${sql.placeholder('at')}::timestamptz` })
    .where(ofConversation),
);

/** Ids of both sides; `patientUserId` is null while the patient has no account. */
export const sidesOf = statement((db) =>
  db
    .select({
      therapistId: conversations.therapistId,
      patientId: conversations.patientId,
      patientUserId: patients.userId,
    })
    .from(conversations)
    .innerJoin(patients, eq(patients.id, conversations.patientId))
    .where(ofConversation),
);
