import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { APPOINTMENT_IMPORT_LIMITS, IMPORT_LIMITS } from '@/contract/imports';
import { between, createdAt, instantColumn, primaryId, updatedAt } from './columns';
import { users } from './users';

/**
 * An import of patients. Until `finishedAt` its rows wait in `import_rows` and no record exists; undoing removes the records
 * and keeps this row.
 */
export const patientImports = pgTable(
  'patient_imports',
  {
    id: primaryId(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** Lead of the imported patients. */
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    /** How many patients it brings. */
    total: integer('total').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: instantColumn('finished_at'),
    undoneAt: instantColumn('undone_at'),
  },
  (table) => [
    index('patient_imports_author').on(table.authorId, table.createdAt.desc()),
    index('patient_imports_therapist').on(table.therapistId),
    index('patient_imports_unfinished')
      .on(table.updatedAt)
      .where(sql`${table.finishedAt} is null`),
    check('patient_imports_total', between(table.total, 1, IMPORT_LIMITS.rows)),
    check('patient_imports_undone', sql`${table.undoneAt} is null or ${table.finishedAt} is not null`),
  ],
);

/** Appointments that were imported together. Undoing removes them and keeps this row. */
export const appointmentImports = pgTable(
  'appointment_imports',
  {
    id: primaryId(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** Who gives the appointments. */
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    /** How many appointments it brought. */
    total: integer('total').notNull(),
    createdAt: createdAt(),
    undoneAt: instantColumn('undone_at'),
  },
  (table) => [
    index('appointment_imports_author').on(table.authorId, table.createdAt.desc()),
    index('appointment_imports_therapist').on(table.therapistId),
    check('appointment_imports_total', between(table.total, 1, APPOINTMENT_IMPORT_LIMITS.rows)),
  ],
);

/** A patient who waits for the end of their import: the rows of `patients` and `patient_details` as they will be. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => patientImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    patient: jsonb('patient').notNull(),
    /** Null where a patient has no further details. */
    details: jsonb('details'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    check('import_rows_position', between(table.position, 0, IMPORT_LIMITS.rows - 1)),
  ],
);
