import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { APPOINTMENT_TYPES } from '@/contract/appointments';
import { DOCUMENT_SPACE } from '@/contract/documents';
import { MESSAGE_LIMITS as REMINDERS } from '@/contract/outbox';
import { FORMALITIES, PRACTICE_LIMITS as LIMITS, type Region, REGISTRATIONS } from '@/contract/practice';
import { VAT_CLASSES } from '@/contract/services';
import type { SetUpAnswers } from '@/contract/setupSchemas';
import { STAFF_ROLES } from '@/contract/team';
import { between, createdAt, instantColumn, primaryId, updatedAt } from './columns';
import { users } from './users';

/** Settings of the practice: one row, written at the first start and changed by administration. */
export const practiceSettings = pgTable(
  'practice_settings',
  {
    /** Always 1, so that there is one row at most. */
    id: integer('id').primaryKey().default(1),
    name: text('name').notNull(),
    /** NIF of the practice or of its owner. */
    taxId: text('tax_id'),
    /** Number in the health authority's register of centres (Real Decreto 1277/2003). */
    healthRegistration: text('health_registration'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    /** Logo as a data URL of a PNG, JPEG or WebP; small enough to be sent with the settings. */
    logo: text('logo'),
    /** Data controller named in the privacy text; without one, the practice's name. */
    controller: text('controller'),
    /** How to reach the data controller about data protection. */
    controllerContact: text('controller_contact'),
    timeZone: text('time_zone').notNull(),
    /** Autonomous community whose holidays are proposed, by its ISO 3166-2 code without `ES-`. */
    holidayRegion: text('holiday_region').$type<Region>(),
    /** Years for which a record is kept after discharge; never under the legal term. */
    retentionYears: integer('retention_years').notNull().default(5),
    /** A cancellation later than this many hours before the start is late. */
    lateCancellationHours: integer('late_cancellation_hours').notNull().default(24),
    /** Room for documents, in gigabytes. */
    documentSpaceGb: integer('document_space_gb').notNull().default(5),
    /** Whether patients are told of their appointments by mail. */
    appointmentMails: boolean('appointment_mails').notNull().default(true),
    /** Whether they are reminded, and how many hours before; of no hours there is no second reminder. */
    appointmentReminders: boolean('appointment_reminders').notNull().default(true),
    reminderHours: integer('reminder_hours').notNull().default(48),
    lastReminderHours: integer('last_reminder_hours').default(24),
    /** How mails speak to people. */
    formality: text('formality', { enum: FORMALITIES }).notNull().default('TU'),
    /** Who may register as a therapist. */
    registration: text('registration', { enum: REGISTRATIONS }).notNull().default('OPEN'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('practice_settings_one_row', sql`${table.id} = 1`),
    check(
      'practice_settings_retention',
      sql`${table.retentionYears} >= ${sql.raw(String(LIMITS.retentionMin))}`,
    ),
    // A picture, and never an SVG, which may carry scripts.
    check(
      'practice_settings_logo',
      sql`${table.logo} ~ '^data:image/(png|jpeg|webp).base64,' and char_length(${table.logo}) <= ${sql.raw(String(LIMITS.logoTextMax))}`,
    ),
    check(
      'practice_settings_reminder_hours',
      between(table.reminderHours, REMINDERS.reminderHoursMin, REMINDERS.reminderHoursMax),
    ),
    check(
      'practice_settings_last_reminder_hours',
      sql`${table.lastReminderHours} >= ${sql.raw(String(REMINDERS.reminderHoursMin))}
        and ${table.lastReminderHours} <= ${table.reminderHours} - ${sql.raw(String(REMINDERS.reminderGapHours))}`,
    ),
    check(
      'practice_settings_document_space',
      between(table.documentSpaceGb, DOCUMENT_SPACE.minGb, DOCUMENT_SPACE.maxGb),
    ),
  ],
);

/** Answers of the first start until it ends: one row, without the password. */
export const setUpAnswers = pgTable(
  'set_up_answers',
  {
    /** Always 1, so that there is one row at most. */
    id: integer('id').primaryKey().default(1),
    answers: jsonb('answers').$type<SetUpAnswers>().notNull(),
  },
  (table) => [check('set_up_answers_one_row', sql`${table.id} = 1`)],
);

/** One stretch of the practice's opening hours, in wall-clock time, `HH:mm`. */
export const openingHours = pgTable(
  'opening_hours',
  {
    id: primaryId(),
    /** 1 Monday to 7 Sunday. */
    weekday: integer('weekday').notNull(),
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
  },
  (table) => [
    index('opening_hours_weekday').on(table.weekday, table.opensAt),
    check(
      'opening_hours_stretch',
      sql`${between(table.weekday, 1, 7)} and ${table.closesAt} > ${table.opensAt}`,
    ),
  ],
);

/** A day on which the practice is closed. */
export const holidays = pgTable('holidays', {
  day: date('day', { mode: 'string' }).primaryKey(),
  name: text('name').notNull(),
});

/** What the practice offers. Choosing one sets an appointment's type and duration. */
export const services = pgTable(
  'services',
  {
    id: primaryId(),
    name: text('name').notNull(),
    type: text('type', { enum: APPOINTMENT_TYPES }).notNull(),
    /** Minutes. */
    duration: integer('duration').notNull(),
    /** Minutes kept free after the appointment. */
    bufferAfter: integer('buffer_after').notNull().default(0),
    /** Price in cents of a euro, VAT included; null if it has none. */
    priceCents: integer('price_cents'),
    /** VAT class (Ley 37/1992, arts. 20.Uno.3.º, 90 and 91). */
    vatClass: text('vat_class', { enum: VAT_CLASSES }).notNull().default('EXEMPT'),
    colour: text('colour').notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('services_name').on(sql`lower(${table.name})`)],
);

/** A room that an appointment may take. */
export const rooms = pgTable(
  'rooms',
  {
    id: primaryId(),
    name: text('name').notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('rooms_name').on(sql`lower(${table.name})`)],
);

/** An invitation to work in the practice; only the hash of its token is stored. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: primaryId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: STAFF_ROLES }).notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instantColumn('expires_at').notNull(),
    acceptedAt: instantColumn('accepted_at'),
    cancelledAt: instantColumn('cancelled_at'),
  },
  (table) => [
    uniqueIndex('staff_invitations_token').on(table.tokenHash),
    // One open invitation per address, so that a double click sends only one.
    uniqueIndex('staff_invitations_one_open')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.cancelledAt} is null`),
    index('staff_invitations_inviter').on(table.invitedBy),
  ],
);
