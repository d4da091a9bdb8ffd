import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  APPOINTMENT_EVENT_KINDS,
  APPOINTMENT_LIMITS as LIMITS,
  APPOINTMENT_STATUSES,
  APPOINTMENT_TYPES,
} from '@/contract/appointments';
import { EVENT_WAYS } from '@/contract/communications';
import { between, createdAt, deletion, instantColumn, primaryId, updatedAt } from './columns';
import { episodes } from './episodes';
import { appointmentImports } from './imports';
import { notifications } from './notifications';
import { patients } from './patients';
import { rooms, services } from './practice';
import { users } from './users';

const appointmentStatus = () => text('status', { enum: APPOINTMENT_STATUSES }).notNull();

/**
 * An appointment. Exclusion constraints refuse two live appointments of one therapist, patient or room whose [startsAt,
 * endsAt) overlap. They are written by hand in migrations, because drizzle cannot express them.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: primaryId(),
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    /** Episode of the same patient to which it belongs; null if to none. */
    episodeId: uuid('episode_id'),
    startsAt: instantColumn('starts_at').notNull(),
    /** Minutes. */
    duration: integer('duration').notNull(),
    /** startsAt + duration. Stored, because the constraint needs an immutable expression. */
    endsAt: instantColumn('ends_at').notNull(),
    type: text('type', { enum: APPOINTMENT_TYPES }).notNull(),
    status: appointmentStatus().default('SCHEDULED'),
    notes: text('notes'),
    /** When the patient arrived, as the desk noted it; null before, and after a move. */
    arrivedAt: instantColumn('arrived_at'),
    /** Shared by the appointments of one series («Repetir»). */
    seriesId: uuid('series_id'),
    serviceId: uuid('service_id').references(() => services.id),
    /** Minutes kept free after it: those of its service when it was booked. */
    bufferAfter: integer('buffer_after').notNull().default(0),
    roomId: uuid('room_id').references(() => rooms.id),
    /** Import that brought it; null for one that was booked. */
    importId: uuid('import_id').references(() => appointmentImports.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ...deletion(),
  },
  (table) => [
    index('appointments_therapist_start').on(table.therapistId, table.startsAt),
    index('appointments_patient_start').on(table.patientId, table.startsAt),
    index('appointments_start').on(table.startsAt),
    index('appointments_service').on(table.serviceId),
    index('appointments_room').on(table.roomId, table.startsAt),
    foreignKey({
      name: 'appointments_episode_of_patient',
      columns: [table.episodeId, table.patientId],
      foreignColumns: [episodes.id, episodes.patientId],
    }).onUpdate('cascade'),
    index('appointments_episode').on(table.episodeId),
    index('appointments_import')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
    check(
      'appointments_duration',
      sql`${between(table.duration, LIMITS.durationMin, LIMITS.durationMax)} and ${table.endsAt} > ${table.startsAt}`,
    ),
  ],
);

/** One change of an appointment: who, when, why, and what it was before. Never changed afterwards. */
export const appointmentEvents = pgTable(
  'appointment_events',
  {
    id: primaryId(),
    /** Null once another patient had the appointment and it was destroyed with that record. */
    appointmentId: uuid('appointment_id').references(() => appointments.id, { onDelete: 'cascade' }),
    /** Whose appointment it was after the change; somebody else may have it by now. */
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    at: instantColumn('at').notNull(),
    /** Grows with each change: two of the same instant have an order too. */
    position: bigserial('position', { mode: 'number' }),
    /** Null for a patient without an account, who followed the link of a mail. */
    actorId: uuid('actor_id').references(() => users.id),
    kind: text('kind', { enum: APPOINTMENT_EVENT_KINDS }).notNull(),
    /** Where the patient did it, or how the practice told them; null otherwise. */
    via: text('via', { enum: EVENT_WAYS }),
    /** Status after the change. */
    status: appointmentStatus(),
    /** Status before it; null when it was booked. */
    fromStatus: text('from_status', { enum: APPOINTMENT_STATUSES }),
    /** Time after the change. */
    startsAt: instantColumn('starts_at').notNull(),
    /** Minutes, after the change. */
    duration: integer('duration').notNull(),
    /** Time before it, if it was moved. */
    fromStartsAt: instantColumn('from_starts_at'),
    fromDuration: integer('from_duration'),
    /** Therapists before and after the change, if that changed; a check holds both or none. */
    fromTherapistId: uuid('from_therapist_id').references(() => users.id),
    toTherapistId: uuid('to_therapist_id').references(() => users.id),
    /** Rooms before and after the change, if that changed: one of them may be null, for none. */
    fromRoomId: uuid('from_room_id').references(() => rooms.id),
    toRoomId: uuid('to_room_id').references(() => rooms.id),
    reason: text('reason'),
    /** Whether a cancellation came later than the practice allows. */
    late: boolean('late').notNull().default(false),
  },
  (table) => [
    index('appointment_events_appointment').on(table.appointmentId, table.at),
    index('appointment_events_patient').on(table.patientId, table.at),
    index('appointment_events_actor').on(table.actorId),
    index('appointment_events_from_room').on(table.fromRoomId),
    index('appointment_events_to_room').on(table.toRoomId),
    // Of all that ever happened, few are wishes for another day; each list of appointments looks for them.
    index('appointment_events_asked')
      .on(table.appointmentId, table.startsAt)
      .where(sql`${table.kind} = 'ASKED'`),
    // Who may still come at a start that was moved away, among all that ever happened.
    index('appointment_events_from_start')
      .on(table.fromStartsAt)
      .where(sql`${table.fromStartsAt} <> ${table.startsAt}`),
    check(
      'appointment_events_therapist_change',
      sql`(${table.fromTherapistId} is null and ${table.toTherapistId} is null) or (${table.fromTherapistId} is not null and ${table.toTherapistId} is not null and ${table.fromTherapistId} <> ${table.toTherapistId})`,
    ),
    check(
      'appointment_events_room_change',
      sql`(${table.fromRoomId} is null and ${table.toRoomId} is null) or ${table.fromRoomId} is distinct from ${table.toRoomId}`,
    ),
  ],
);

/**
 * State of an appointment before its latest change of status, time or patient, kept while that change can be
 * undone, and deleted within the next hour.
 */
export const appointmentChanges = pgTable(
  'appointment_changes',
  {
    appointmentId: uuid('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /**
     * Id of this change. An undo that is repeated, or that comes after another change, no longer finds it.
     */
    id: uuid('id').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
    status: appointmentStatus(),
    startsAt: instantColumn('starts_at').notNull(),
    duration: integer('duration').notNull(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    episodeId: uuid('episode_id'),
    therapistId: uuid('therapist_id')
      .notNull()
      .references(() => users.id),
    type: text('type', { enum: APPOINTMENT_TYPES }).notNull(),
    notes: text('notes'),
    serviceId: uuid('service_id').references(() => services.id, { onDelete: 'set null' }),
    bufferAfter: integer('buffer_after').notNull().default(0),
    roomId: uuid('room_id').references(() => rooms.id, { onDelete: 'set null' }),
    arrivedAt: instantColumn('arrived_at'),
  },
  (table) => [
    index('appointment_changes_age').on(table.changedAt),
    foreignKey({
      name: 'appointment_changes_episode_of_patient',
      columns: [table.episodeId, table.patientId],
      foreignColumns: [episodes.id, episodes.patientId],
    }).onUpdate('cascade'),
    index('appointment_changes_episode').on(table.episodeId),
  ],
);

/**
 * What a person knows of an appointment while the notice of its latest changes is not yet due. Further
 * changes are compared with this and told in one notice, or in none. Later writes delete expired rows.
 */
export const appointmentNotices = pgTable(
  'appointment_notices',
  {
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    dueAt: instantColumn('due_at').notNull(),
    /** The waiting notice; null if the changes cancel each other out. */
    notificationId: uuid('notification_id').references(() => notifications.id, { onDelete: 'set null' }),
    /** Null, like time and duration, if the person has not yet been told of the appointment. */
    knownStatus: text('known_status', { enum: APPOINTMENT_STATUSES }),
    knownStartsAt: instantColumn('known_starts_at'),
    knownDuration: integer('known_duration'),
    /** Also null for a notice of an earlier version. */
    knownTherapistId: uuid('known_therapist_id').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.userId] }),
    index('appointment_notices_due').on(table.dueAt),
    index('appointment_notices_user').on(table.userId),
    index('appointment_notices_notification').on(table.notificationId),
  ],
);

/** A private calendar feed of a user; only the hash of its token is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [
    uniqueIndex('calendar_feeds_token').on(table.tokenHash),
    index('calendar_feeds_user').on(table.userId),
  ],
);
