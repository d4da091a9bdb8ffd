import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from './columns';
import { patients } from './patients';
import { users } from './users';

/**
 * A notice. Its text names no diagnosis, treatment or exercise; a pain notice includes the pain level.
 * `patientId` is the record that the notice is about and is destroyed with. `subjectId` is the object within
 * the record: a conversation, a routine, a run or a document; or the record itself.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    link: text('link'),
    patientId: uuid('patient_id').references(() => patients.id),
    subjectId: uuid('subject_id'),
    readAt: instantColumn('read_at'),
    createdAt: createdAt(),
    /** The notice is hidden until this instant, while the toast offers to undo its change. Null: shown at once. */
    dueAt: instantColumn('due_at'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt.desc()),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('notifications_patient').on(table.patientId),
  ],
);
