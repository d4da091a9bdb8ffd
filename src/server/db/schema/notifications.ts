import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from './columns';
import { patients } from './patients';
import { users } from './users';

/**
 * A notification of the bell. Its text names no diagnosis, treatment or exercise; a pain notice carries the number.
 * `patientId` is the record that it speaks of, so that it goes with the record; `subjectId` is the object within it: a
 * conversation or a run.
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
    /** Until then nobody is shown it: what it tells of may still be undone. Empty: shown at once. */
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
