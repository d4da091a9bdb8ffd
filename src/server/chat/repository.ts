import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { CHAT_LIMITS } from '@/contract/chat';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { conversationReads, conversations, messages, patients, users } from '../db/schema';
import { attends } from '../patients/access';
import type { SignedInUser } from '../core/context';
import { mayEnter, whileHere } from '../auth/accountRepository';

/**
 * The user who asks. A therapist sees their conversations with the patients whom they attend, a patient those of their
 * own record.
 */
export type ChatUser = Pick<SignedInUser, 'id' | 'role' | 'patientId' | 'today'>;

export type MessageRow = typeof messages.$inferSelect;

interface NewConversation {
  therapistId: string;
  patientId: string;
  now: Date;
}

export interface NewMessage {
  conversationId: string;
  senderId: string;
  content: string;
  clientId: string | null;
  now: Date;
}

const messageColumns = {
  ...pickColumns(messages, 'id', 'seq', 'conversationId', 'senderId', 'content', 'clientId', 'createdAt'),
  ...pickColumns(messages, 'withdrawnAt'),
};

/** SQL condition: the message is news for a reader whose read mark is `lastReadSeq`. A withdrawn one is none. */
const isNews = (readerId: string, lastReadSeq: SQL | number) =>
  and(gt(messages.seq, lastReadSeq), ne(messages.senderId, readerId), isNull(messages.withdrawnAt));

/**
 * SQL condition for the conversations that a user may see. An ADMIN, or a patient without record, sees none.
 */
function mine(user: ChatUser) {
  const own =
    user.role === 'THERAPIST'
      ? and(eq(conversations.therapistId, user.id), attends(user))
      : user.role === 'PATIENT' && user.patientId
        ? eq(conversations.patientId, user.patientId)
        : sql`false`;
  return and(own, isNull(patients.deletedAt));
}

/** Conversations with the other side, read mark, unread count and last message, in one statement. */
function selectConversations(db: Database, user: ChatUser, id?: string) {
  const last = db
    .select(pickColumns(messages, 'senderId', 'content', 'createdAt', 'withdrawnAt'))
    .from(messages)
    .where(eq(messages.conversationId, conversations.id))
    .orderBy(desc(messages.seq))
    .limit(1)
    .as('last');
  const unread = db
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        isNews(user.id, sql`coalesce(${conversationReads.lastReadSeq}, 0)`),
      ),
    )
    .as('unread');
  return db
    .select({
      id: conversations.id,
      patientId: conversations.patientId,
      therapist: {
        ...pickColumns(users, 'id', 'name'),
        email: whileHere(users.email),
        phone: whileHere(users.phone),
      },
      patient: { userId: patients.userId, name: patients.name, email: patients.email },
      lastReadSeq: conversationReads.lastReadSeq,
      unreadCount: unread.count,
      last: {
        senderId: last.senderId,
        content: last.content,
        createdAt: last.createdAt,
        withdrawnAt: last.withdrawnAt,
      },
    })
    .from(conversations)
    .innerJoin(patients, eq(patients.id, conversations.patientId))
    .innerJoin(users, eq(users.id, conversations.therapistId))
    .leftJoin(
      conversationReads,
      and(eq(conversationReads.conversationId, conversations.id), eq(conversationReads.userId, user.id)),
    )
    .leftJoinLateral(last, sql`true`)
    .leftJoinLateral(unread, sql`true`)
    .where(and(mine(user), id ? eq(conversations.id, id) : undefined))
    .orderBy(
      desc(sql`coalesce(${conversations.lastMessageAt}, ${conversations.createdAt})`),
      conversations.id,
    )
    .limit(CHAT_LIMITS.listed);
}

/** Conversations and messages. Those that are not the user's are treated as absent. */
export const chatRepository = (db: Database) => ({
  /** The user's conversations, the most recently active first, and no more than the screen lists. */
  list: (user: ChatUser) => selectConversations(db, user),

  async find(user: ChatUser, id: string) {
    const [row] = await selectConversations(db, user, id);
    return row;
  },

  /** Whether the user takes part in the conversation. Sockets need only this check. */
  async takesPart(user: ChatUser, id: string): Promise<boolean> {
    const found = await db
      .select({ id: conversations.id })
      .from(conversations)
      .innerJoin(patients, eq(patients.id, conversations.patientId))
      .where(and(eq(conversations.id, id), mine(user)));
    return found.length > 0;
  },

  /** Both sides, or undefined. `patientUserId` is null while the patient has no account. */
  async sides(id: string) {
    const [row] = await db
      .select({
        therapistId: conversations.therapistId,
        therapistName: users.name,
        patientId: conversations.patientId,
        patientName: patients.name,
        patientUserId: patients.userId,
      })
      .from(conversations)
      .innerJoin(patients, eq(patients.id, conversations.patientId))
      .innerJoin(users, eq(users.id, conversations.therapistId))
      .where(eq(conversations.id, id));
    return row;
  },

  /** Conversations of a record in which its therapist has written something that stands, the earliest first. */
  writtenTo: (patientId: string) =>
    db
      .select({ id: conversations.id, therapistName: users.name })
      .from(conversations)
      .innerJoin(users, eq(users.id, conversations.therapistId))
      .where(
        and(
          eq(conversations.patientId, patientId),
          sql`exists (select from ${messages} where ${and(
            eq(messages.conversationId, conversations.id),
            eq(messages.senderId, conversations.therapistId),
            isNull(messages.withdrawnAt),
          )})`,
        ),
      )
      .orderBy(conversations.lastMessageAt),

  /** Whether the conversation's therapist still attends the patient. */
  async isAttended(id: string, today: string): Promise<boolean> {
    const found = await db
      .select({ id: conversations.id })
      .from(conversations)
      .innerJoin(patients, eq(patients.id, conversations.patientId))
      .innerJoin(users, eq(users.id, conversations.therapistId))
      .where(and(eq(conversations.id, id), mayEnter, attends({ id: conversations.therapistId, today })));
    return found.length > 0;
  },

  /** Messages with a seq below `before`, or the newest ones. Oldest first, with whether older ones exist. */
  async page(conversationId: string, before: number | undefined) {
    const rows = await db
      .select(messageColumns)
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          before === undefined ? undefined : lt(messages.seq, before),
        ),
      )
      .orderBy(desc(messages.seq))
      .limit(CHAT_LIMITS.pageSize + 1);
    const hasOlder = rows.length > CHAT_LIMITS.pageSize;
    return { rows: rows.slice(0, CHAT_LIMITS.pageSize).reverse(), hasOlder };
  },

  /** Moves the user's read mark forward to `seq`; it never moves back. */
  async markRead(conversationId: string, userId: string, seq: number): Promise<void> {
    await db
      .insert(conversationReads)
      .values({ conversationId, userId, lastReadSeq: seq })
      .onConflictDoUpdate({
        target: [conversationReads.conversationId, conversationReads.userId],
        set: { lastReadSeq: sql`greatest(${conversationReads.lastReadSeq}, excluded.last_read_seq)` },
      });
  },

  /** Finds or creates the conversation of a therapist with a patient whom they attend. */
  async open({ therapistId, patientId, now }: NewConversation): Promise<{ id: string; created: boolean }> {
    const [made] = await db
      .insert(conversations)
      .values({ therapistId, patientId, createdAt: now })
      .onConflictDoNothing({ target: [conversations.therapistId, conversations.patientId] })
      .returning({ id: conversations.id });
    if (made) return { id: made.id, created: true };
    const [existing] = await db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.therapistId, therapistId), eq(conversations.patientId, patientId)));
    if (!existing) throw new Error('The conversation was not stored');
    return { id: existing.id, created: false };
  },

  /**
   * Stores a message once per client id; a repeated send returns the first one with `created: false`. Call it
   * in a transaction. It locks the conversation, so seq, commit order and `createdAt` agree. A read mark
   * therefore never skips a message that commits later.
   */
  async send({ conversationId, senderId, content, clientId, now }: NewMessage) {
    const ofConversation = eq(conversations.id, conversationId);
    const [conversation] = await db
      .select({ lastMessageAt: conversations.lastMessageAt })
      .from(conversations)
      .where(ofConversation)
      .for('update');
    if (clientId !== null) {
      const [existing] = await db
        .select(messageColumns)
        .from(messages)
        .where(
          and(
            eq(messages.conversationId, conversationId),
            eq(messages.senderId, senderId),
            eq(messages.clientId, clientId),
          ),
        );
      if (existing) return { message: existing, created: false };
    }
    const after = conversation?.lastMessageAt ? conversation.lastMessageAt.getTime() + 1 : 0;
    const createdAt = new Date(Math.max(now.getTime(), after));
    const [message] = await db
      .insert(messages)
      .values({ conversationId, senderId, content, clientId, createdAt })
      .returning(messageColumns);
    if (!message) throw new Error('The message was not stored');
    await db.update(conversations).set({ lastMessageAt: createdAt }).where(ofConversation);
    return { message, created: true };
  },

  /**
   * A message of a conversation in which the user takes part. Call it in a transaction: it locks the conversation, as `send`
   * does, so that no message comes between what is read and what follows from it.
   */
  async hold(user: ChatUser, id: string) {
    const [message] = await db
      .select(messageColumns)
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(patients, eq(patients.id, conversations.patientId))
      .where(and(eq(messages.id, id), mine(user)))
      .for('update', { of: conversations });
    return message;
  },

  /** Notes since when a message is withdrawn; the first time counts. */
  async withdraw(id: string, now: Date) {
    const [message] = await db
      .update(messages)
      .set({ withdrawnAt: sql`coalesce(${messages.withdrawnAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(messages.id, id))
      .returning(messageColumns);
    if (!message) throw new Error('The message was not withdrawn');
    return message;
  },

  /** Whether a reader had not read a message that is withdrawn now, and nothing else of its conversation is news to them. */
  async wasOnlyNews({ conversationId, seq }: MessageRow, readerId: string): Promise<boolean> {
    const [mark] = await db
      .select({ lastReadSeq: conversationReads.lastReadSeq })
      .from(conversationReads)
      .where(
        and(eq(conversationReads.conversationId, conversationId), eq(conversationReads.userId, readerId)),
      );
    const lastReadSeq = mark?.lastReadSeq ?? 0;
    if (seq <= lastReadSeq) return false;
    const others = await db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), isNews(readerId, lastReadSeq)))
      .limit(1);
    return others.length === 0;
  },
});

export type ConversationRow = Awaited<ReturnType<ReturnType<typeof chatRepository>['list']>>[number];
