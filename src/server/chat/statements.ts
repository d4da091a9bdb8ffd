import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { mayEnter } from '../auth/accountRepository';
import { attends } from '../care/relation';
import { conversations, messages, patients, users } from '../db/schema';
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

const takesPart = (mine: SQL | undefined) =>
  statement((db) =>
    db
      .select({ id: conversations.id })
      .from(conversations)
      .innerJoin(patients, eq(patients.id, conversations.patientId))
      .where(and(ofConversation, mine, isNull(patients.deletedAt))),
  );

const person = sql.placeholder('personId');

/** Finds the conversation if the therapist with account id `personId` takes part in it and attends the patient. */
export const therapistTakesPart = takesPart(
  and(eq(conversations.therapistId, person), attends({ id: person, today: sql.placeholder('today') })),
);
/** Finds the conversation if the patient with record id `personId` takes part in it. */
export const patientTakesPart = takesPart(eq(conversations.patientId, person));

/** Finds the conversation if its therapist attends the patient today. */
export const isAttended = statement((db) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(patients, eq(patients.id, conversations.patientId))
    .innerJoin(users, eq(users.id, conversations.therapistId))
    .where(
      and(
        ofConversation,
        mayEnter,
        attends({ id: conversations.therapistId, today: sql.placeholder('today') }),
      ),
    ),
);

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
      therapistName: users.name,
      patientId: conversations.patientId,
      patientUserId: patients.userId,
    })
    .from(conversations)
    .innerJoin(patients, eq(patients.id, conversations.patientId))
    .innerJoin(users, eq(users.id, conversations.therapistId))
    .where(ofConversation),
);
