import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MergeChoices } from '@/contract/mergeFields';
import { instantColumn, primaryId } from './columns';
import { patients } from './patients';
import { users } from './users';

/**
 * A merge of two records of one person. `before` is what the surviving record said; it stays with the record, like an
 * earlier version, because choices may have replaced clinical text. An undo empties it.
 */
export const recordMerges = pgTable(
  'record_merges',
  {
    id: primaryId(),
    survivorId: uuid('survivor_id')
      .notNull()
      .references(() => patients.id),
    removedId: uuid('removed_id')
      .notNull()
      .references(() => patients.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    at: instantColumn('at').notNull(),
    choices: jsonb('choices').$type<MergeChoices>().notNull(),
    /** Columns by their names in code; instants are ISO 8601 with microseconds. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    undoneAt: instantColumn('undone_at'),
    undoneBy: uuid('undone_by').references(() => users.id),
  },
  (table) => [
    index('record_merges_survivor').on(table.survivorId, table.at.desc()),
    index('record_merges_removed').on(table.removedId),
    index('record_merges_author').on(table.authorId),
    index('record_merges_undoer').on(table.undoneBy),
    check('record_merges_two', sql`${table.survivorId} <> ${table.removedId}`),
    check('record_merges_undone', sql`(${table.undoneAt} is null) = (${table.undoneBy} is null)`),
  ],
);

/**
 * A row that a merge moved or changed, kept while the merge can be undone: where it is and a hash of it as the merge left
 * it, so that an undo knows what changed since. Holds no health data.
 */
export const recordMergeRows = pgTable(
  'record_merge_rows',
  {
    mergeId: uuid('merge_id')
      .notNull()
      .references(() => recordMerges.id, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    rowKey: text('row_key').notNull(),
    hash: text('hash').notNull(),
    /** Former value of what changed beside the record's id: a last message's time or a read mark. */
    before: text('before'),
  },
  (table) => [primaryKey({ columns: [table.mergeId, table.tableName, table.rowKey] })],
);
