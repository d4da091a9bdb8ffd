import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId, updatedAt } from './columns';
import { users } from './users';

/**
 * A patient's record, kept by one therapist. Deleting sets `deletedAt`: hidden, but kept for the legal term.
 */
export const patients = pgTable(
  'patients',
  {
    id: primaryId(),
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    /** Account id of the patient, set when the invitation is accepted. */
    userId: uuid('user_id').references(() => users.id),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    gender: text('gender', { enum: ['MALE', 'FEMALE', 'OTHER'] }),
    address: text('address'),
    emergencyContact: text('emergency_contact'),
    emergencyPhone: text('emergency_phone'),
    medicalHistory: text('medical_history'),
    allergies: text('allergies'),
    medications: text('medications'),
    notes: text('notes'),
    status: text('status', { enum: ['ACTIVE', 'INACTIVE', 'DISCHARGED'] })
      .notNull()
      .default('ACTIVE'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the record was last set to DISCHARGED; the legal term counts from here. */
    dischargedAt: instantColumn('discharged_at'),
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [
    index('patients_therapist').on(table.therapistId, table.createdAt.desc(), table.id),
    uniqueIndex('patients_user').on(table.userId),
    uniqueIndex('patients_therapist_email')
      .on(table.therapistId, sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null and ${table.email} is not null`),
  ],
);

/** An invitation to create an account; only the hash of its token is stored. */
export const invitations = pgTable(
  'invitations',
  {
    id: primaryId(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    status: text('status', { enum: ['PENDING', 'SENT', 'ACCEPTED', 'REJECTED', 'EXPIRED'] })
      .notNull()
      .default('PENDING'),
    createdAt: createdAt(),
    expiresAt: instantColumn('expires_at').notNull(),
    acceptedAt: instantColumn('accepted_at'),
    cancelledAt: instantColumn('cancelled_at'),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_patient').on(table.patientId, table.createdAt.desc()),
    index('invitations_therapist').on(table.therapistId, table.createdAt.desc()),
    // One open invitation per patient, so that a double click sends only one.
    uniqueIndex('invitations_one_open')
      .on(table.patientId)
      .where(sql`${table.status} in ('PENDING', 'SENT') and ${table.cancelledAt} is null`),
  ],
);

/** Consent of a patient to the processing of their data, with the version of the text agreed to. */
export const consents = pgTable(
  'consents',
  {
    id: primaryId(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    version: text('version').notNull(),
    acceptedAt: instantColumn('accepted_at').notNull().defaultNow(),
  },
  // Accepting the same version in two tabs stores one row.
  (table) => [uniqueIndex('consents_patient_version').on(table.patientId, table.version)],
);
