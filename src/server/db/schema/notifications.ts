import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from './columns';
import { users } from './users';

/** A notification of the bell; its text never carries clinical detail. */
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
    readAt: instantColumn('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt.desc()),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);
