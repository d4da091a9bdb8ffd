import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS, DOCUMENT_LIMITS as LIMITS, DOCUMENT_TYPES, piecesOf } from '@/contract/documents';
import { between, createdAt, deletion, instantColumn, primaryId, updatedAt } from './columns';
import { episodes } from './episodes';
import { patients } from './patients';
import { users } from './users';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * A document of a record. It is an unfinished upload, seen by nobody, until `storedAt` is set. Deleting sets
 * `deletedAt`: hidden, but kept with the record for the legal term.
 */
export const documents = pgTable(
  'documents',
  {
    id: primaryId(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    /** Episode of care that it belongs to; null if to the record alone. */
    episodeId: uuid('episode_id'),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** Id of the upload, made by the browser, so that a repeated upload is the same one. */
    uploadKey: text('upload_key').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    /** Date that the document bears. */
    day: date('day', { mode: 'string' }).notNull(),
    note: text('note'),
    /** Whether the patient sees it. */
    shared: boolean('shared').notNull().default(false),
    sentByPatient: boolean('sent_by_patient').notNull().default(false),
    /** Bytes: as announced until it is stored, then as stored. */
    size: integer('size').notNull(),
    /** Real type; null until it is stored. */
    type: text('type', { enum: DOCUMENT_TYPES }),
    /** Hash of the stored bytes in hexadecimal; null until it is stored. */
    sha256: text('sha256'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    storedAt: instantColumn('stored_at'),
    ...deletion(),
  },
  (table) => [
    uniqueIndex('documents_upload').on(table.authorId, table.uploadKey),
    index('documents_patient').on(table.patientId, table.day.desc()),
    foreignKey({
      name: 'documents_episode_of_patient',
      columns: [table.episodeId, table.patientId],
      foreignColumns: [episodes.id, episodes.patientId],
    }).onUpdate('cascade'),
    index('documents_episode').on(table.episodeId),
    index('documents_unfinished')
      .on(table.updatedAt)
      .where(sql`${table.storedAt} is null`),
    check('documents_size', between(table.size, 1, LIMITS.bytesMax)),
    check(
      'documents_stored_whole',
      sql`(${table.storedAt} is null) = (${table.type} is null) and (${table.storedAt} is null) = (${table.sha256} is null)`,
    ),
    check('documents_sent_is_seen', sql`${table.shared} or not ${table.sentByPatient}`),
  ],
);

/** One piece of a document's bytes, counted from 0. Each is 256 KB but the last. */
export const documentPieces = pgTable(
  'document_pieces',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    piece: integer('piece').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.piece] }),
    check('document_pieces_size', between(sql`octet_length(${table.bytes})`, 1, LIMITS.pieceBytes)),
    check('document_pieces_piece', between(table.piece, 0, piecesOf(LIMITS.bytesMax) - 1)),
  ],
);
