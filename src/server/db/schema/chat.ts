import { bigint, bigserial, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from './columns';
import { patients } from './patients';
import { users } from './users';

/** The conversation of a therapist with one patient: one per pair. */
export const conversations = pgTable(
  'conversations',
  {
    id: primaryId(),
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    createdAt: createdAt(),
    lastMessageAt: instantColumn('last_message_at'),
  },
  (table) => [
    uniqueIndex('conversations_pair').on(table.therapistId, table.patientId),
    index('conversations_patient').on(table.patientId),
  ],
);

/**
 * A message. `seq` gives all readers the same order; `clientId` stores a repeated send only once. One that its sender has
 * withdrawn keeps its text as a trace, which only the therapist's copy of the record shows.
 */
export const messages = pgTable(
  'messages',
  {
    id: primaryId(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => users.id),
    content: text('content').notNull(),
    clientId: text('client_id'),
    createdAt: createdAt(),
    withdrawnAt: instantColumn('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('messages_conversation_seq').on(table.conversationId, table.seq),
    uniqueIndex('messages_client').on(table.conversationId, table.senderId, table.clientId),
  ],
);

/** A user's read mark in a conversation: everything up to `lastReadSeq` is read. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    lastReadSeq: bigint('last_read_seq', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_reads_user').on(table.userId),
  ],
);
