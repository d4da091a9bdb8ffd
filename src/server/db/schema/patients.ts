import { type Column, sql, type SQL } from 'drizzle-orm';
import { ALERT_ENDINGS, ALERT_KINDS, TOLD_APART } from '@/contract/alerts';
import {
  CONTACT_WAYS,
  DETAIL_LIMITS as LIMITS,
  DOCUMENT_KINDS,
  DOMINANT_SIDES,
  WALKING_AIDS,
} from '@/contract/patientDetails';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { INVITATION_STATUSES } from '@/contract/invitations';
import { GENDERS, PATIENT_STATUSES } from '@/contract/patients';
import { between, createdAt, deletion, instantColumn, primaryId, updatedAt } from './columns';
import { patientImports } from './imports';
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
    gender: text('gender', { enum: GENDERS }),
    address: text('address'),
    emergencyContact: text('emergency_contact'),
    emergencyPhone: text('emergency_phone'),
    medicalHistory: text('medical_history'),
    allergies: text('allergies'),
    medications: text('medications'),
    notes: text('notes'),
    status: text('status', { enum: PATIENT_STATUSES }).notNull().default('ACTIVE'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the record was last set to DISCHARGED; the legal term counts from here. */
    dischargedAt: instantColumn('discharged_at'),
    ...deletion(),
    /** Import that made the record; null if a person did. */
    importId: uuid('import_id').references(() => patientImports.id),
    /** Record into which this one was merged; it is then hidden too. The migration makes the key deferrable. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => patients.id),
  },
  (table) => [
    index('patients_import')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
    index('patients_merged')
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    check('patients_merged_hidden', sql`${table.mergedInto} is null or ${table.deletedAt} is not null`),
    // By these, likely duplicates are found: see `likenessKeys`.
    index('patients_name_key')
      .on(sql`patient_name_key(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
    index('patients_phone_key')
      .on(sql`patient_phone_key(${table.phone})`)
      .where(sql`${table.deletedAt} is null and ${table.phone} is not null`),
    index('patients_email_key')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null and ${table.email} is not null`),
    index('patients_birth')
      .on(table.dateOfBirth)
      .where(sql`${table.deletedAt} is null and ${table.dateOfBirth} is not null`),
    index('patients_therapist').on(table.therapistId, table.createdAt.desc(), table.id),
    uniqueIndex('patients_user').on(table.userId),
  ],
);

/**
 * Further details of a patient: identity, insurance, guardian, work and body. A record without any has no row, so that
 * lists of patients stay narrow.
 */
export const patientDetails = pgTable(
  'patient_details',
  {
    patientId: uuid('patient_id')
      .primaryKey()
      .references(() => patients.id),
    documentKind: text('document_kind', { enum: DOCUMENT_KINDS }),
    /** Without spaces, in upper case. */
    documentNumber: text('document_number'),
    secondPhone: text('second_phone'),
    postalCode: text('postal_code'),
    town: text('town'),
    preferredContact: text('preferred_contact', { enum: CONTACT_WAYS }),
    /** True for who wants no mails about appointments; null for everybody else. */
    noAppointmentMails: boolean('no_appointment_mails'),
    insurer: text('insurer'),
    policyNumber: text('policy_number'),
    referredBy: text('referred_by'),
    occupation: text('occupation'),
    sport: text('sport'),
    dominantSide: text('dominant_side', { enum: DOMINANT_SIDES }),
    /** Centimetres. */
    height: integer('height'),
    /** Kilograms. */
    weight: doublePrecision('weight'),
    measuredOn: date('measured_on', { mode: 'string' }),
    walkingAid: text('walking_aid', { enum: WALKING_AIDS }),
    tags: text('tags').array().notNull().default([]),
    guardianName: text('guardian_name'),
    guardianTaxId: text('guardian_tax_id'),
    guardianRelation: text('guardian_relation'),
    guardianPhone: text('guardian_phone'),
    guardianEmail: text('guardian_email'),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('patient_details_document_key')
      .on(table.documentNumber)
      .where(sql`${table.documentNumber} is not null`),
    index('patient_details_phone_key')
      .on(sql`patient_phone_key(${table.secondPhone})`)
      .where(sql`${table.secondPhone} is not null`),
    check(
      'patient_details_document',
      sql`(${table.documentKind} is null) = (${table.documentNumber} is null)`,
    ),
    check('patient_details_height', between(table.height, LIMITS.heightMin, LIMITS.heightMax)),
    check('patient_details_weight', between(table.weight, LIMITS.weightMin, LIMITS.weightMax)),
    check(
      'patient_details_guardian',
      sql`${table.guardianName} is not null or num_nonnulls(${table.guardianTaxId}, ${table.guardianRelation}, ${table.guardianPhone}, ${table.guardianEmail}) = 0`,
    ),
  ],
);

/** SQL for what tells two alerts of one kind apart in a record: the text of some kinds, nothing of the others. */
export const alertWords = ({ kind, text }: Record<'kind' | 'text', Column | SQL>): SQL =>
  sql`(case when ${kind} in (${sql.raw(TOLD_APART.map((one) => `'${one}'`).join(', '))}) then lower(coalesce(${text}, '')) else '' end)`;

/** A clinical alert of a patient. What has ended stays, with who ended it and why. */
export const patientAlerts = pgTable(
  'patient_alerts',
  {
    id: primaryId(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    kind: text('kind', { enum: ALERT_KINDS }).notNull(),
    text: text('text'),
    /** Practice day since which it is known. */
    notedOn: date('noted_on', { mode: 'string' }).notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    endedAt: instantColumn('ended_at'),
    endedBy: uuid('ended_by').references(() => users.id),
    ending: text('ending', { enum: ALERT_ENDINGS }),
  },
  (table) => [
    index('patient_alerts_patient').on(table.patientId),
    index('patient_alerts_author').on(table.authorId),
    index('patient_alerts_ender').on(table.endedBy),
    // One open alert of each kind; allergies and those in own words differ by their text, see `TOLD_APART`.
    uniqueIndex('patient_alerts_once')
      .on(table.patientId, table.kind, alertWords(table))
      .where(sql`${table.endedAt} is null`),
    check('patient_alerts_said', sql`${table.kind} <> 'OTHER' or ${table.text} is not null`),
    check(
      'patient_alerts_ended',
      sql`num_nonnulls(${table.endedAt}, ${table.endedBy}, ${table.ending}) in (0, 3)`,
    ),
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
    status: text('status', { enum: INVITATION_STATUSES }).notNull().default('PENDING'),
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

/**
 * Consent of a patient to the processing of their data, with the version of the text agreed to. What is withdrawn stays,
 * with when and who noted it.
 */
export const consents = pgTable(
  'consents',
  {
    id: primaryId(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    version: text('version').notNull(),
    acceptedAt: instantColumn('accepted_at').notNull().defaultNow(),
    withdrawnAt: instantColumn('withdrawn_at'),
    /** Who noted the withdrawal. */
    withdrawnBy: uuid('withdrawn_by').references(() => users.id),
  },
  (table) => [
    index('consents_patient').on(table.patientId),
    index('consents_withdrawer').on(table.withdrawnBy),
    // Accepting the same version in two tabs stores one row. After a withdrawal it may be accepted anew.
    uniqueIndex('consents_patient_version')
      .on(table.patientId, table.version)
      .where(sql`${table.withdrawnAt} is null`),
    check('consents_withdrawn', sql`num_nonnulls(${table.withdrawnAt}, ${table.withdrawnBy}) in (0, 2)`),
  ],
);
