import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  ACCOUNT_MAIL_KINDS,
  MAIL_TEXT_LIMITS as TEXTS,
  MESSAGE_CHANNELS,
  MESSAGE_FAILURES,
  MESSAGE_KINDS,
  MESSAGE_OUTCOMES,
  WRITABLE_MAILS,
} from '@/contract/outbox';
import { appointments } from './appointments';
import { createdAt, instantColumn, primaryId } from './columns';
import { invitations, patients } from './patients';
import { staffInvitations } from './practice';
import { passwordResets } from './users';

/**
 * A message to a patient about one start of an appointment. A row waits until it has an outcome; it is written with what
 * causes it and sent by a worker of any process. What turns out not to be needed before it was tried is deleted.
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    /** Also the mail's Message-ID, so that programs show a mail that came twice once. */
    id: primaryId(),
    /** Null once another patient had the appointment and it was destroyed with that record. */
    appointmentId: uuid('appointment_id').references(() => appointments.id, { onDelete: 'cascade' }),
    /** Who is told; after a change of the appointment's patient, not the one whose it is now. */
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    startsAt: instantColumn('starts_at').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull().default('EMAIL'),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    /** Start that the patient knew when it was written; null if of none. */
    knownStartsAt: instantColumn('known_starts_at'),
    createdAt: createdAt(),
    dueAt: instantColumn('due_at').notNull(),
    /** How often sending has begun. From the first time on the patient may have it. */
    attempts: integer('attempts').notNull().default(0),
    /** Until then it belongs to the worker that took it. One that died is followed by another. */
    leasedUntil: instantColumn('leased_until'),
    outcome: text('outcome', { enum: MESSAGE_OUTCOMES }),
    endedAt: instantColumn('ended_at'),
    failure: text('failure', { enum: MESSAGE_FAILURES }),
    /** Address that it was sent to. */
    sentTo: text('sent_to'),
    /** When administration had it sent again. */
    retriedAt: instantColumn('retried_at'),
    /** A later change of the appointment has been told since, or waits to be. */
    supersededAt: instantColumn('superseded_at'),
    /** Of the link in its mail, by which the patient answers. */
    tokenHash: text('token_hash'),
  },
  (table) => [
    uniqueIndex('outbox_messages_once')
      .on(table.appointmentId, table.patientId, table.startsAt, table.channel, table.kind)
      .where(sql`${table.supersededAt} is null`),
    index('outbox_messages_due')
      .on(table.dueAt)
      .where(sql`${table.outcome} is null`),
    index('outbox_messages_appointment').on(table.appointmentId),
    index('outbox_messages_patient').on(table.patientId, table.endedAt),
    // The few that administration is shown, among all that were ever sent.
    index('outbox_messages_failures')
      .on(table.endedAt)
      .where(sql`${table.outcome} = 'FAILED'`),
    uniqueIndex('outbox_messages_token').on(table.tokenHash),
    check('outbox_messages_ended', sql`(${table.outcome} is null) = (${table.endedAt} is null)`),
    check(
      'outbox_messages_failed',
      sql`(${table.failure} is not null) = (${table.outcome} is not distinct from 'FAILED')`,
    ),
  ],
);

/**
 * A mail with the link by which somebody comes to their account. It is written with what causes it and holds neither address
 * nor link: both are read of the cause and made of the id when it is sent. It goes with its cause.
 */
export const accountMails = pgTable(
  'account_mails',
  {
    /** Of which the token of its link and its Message-ID are made. */
    id: primaryId(),
    kind: text('kind', { enum: ACCOUNT_MAIL_KINDS }).notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull().default('EMAIL'),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    staffInvitationId: uuid('staff_invitation_id').references(() => staffInvitations.id, {
      onDelete: 'cascade',
    }),
    passwordResetId: uuid('password_reset_id').references(() => passwordResets.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    dueAt: instantColumn('due_at').notNull(),
    /** How often sending has begun. From the first time on the person may have it. */
    attempts: integer('attempts').notNull().default(0),
    /** Until then it belongs to who sends it. */
    leasedUntil: instantColumn('leased_until'),
    outcome: text('outcome', { enum: MESSAGE_OUTCOMES }),
    endedAt: instantColumn('ended_at'),
    failure: text('failure', { enum: MESSAGE_FAILURES }),
  },
  (table) => [
    uniqueIndex('account_mails_invitation').on(table.invitationId, table.channel, table.kind),
    uniqueIndex('account_mails_staff_invitation').on(table.staffInvitationId, table.channel, table.kind),
    uniqueIndex('account_mails_password_reset').on(table.passwordResetId, table.channel, table.kind),
    index('account_mails_due')
      .on(table.dueAt)
      .where(sql`${table.outcome} is null`),
    check(
      'account_mails_cause',
      sql`case ${table.kind} when 'INVITATION' then ${table.invitationId} when 'STAFF_INVITATION' then ${table.staffInvitationId} else ${table.passwordResetId} end is not null
        and num_nonnulls(${table.invitationId}, ${table.staffInvitationId}, ${table.passwordResetId}) = 1`,
    ),
    check('account_mails_ended', sql`(${table.outcome} is null) = (${table.endedAt} is null)`),
    check(
      'account_mails_failed',
      sql`(${table.failure} is not null) = (${table.outcome} is not distinct from 'FAILED')`,
    ),
  ],
);

/** What the practice says in one kind of mail instead of what is usual. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    kind: text('kind', { enum: WRITABLE_MAILS }).primaryKey(),
    opening: text('opening'),
    closing: text('closing'),
  },
  (table) => [
    check('mail_texts_opening', sql`char_length(${table.opening}) <= ${sql.raw(String(TEXTS.openingMax))}`),
    check('mail_texts_closing', sql`char_length(${table.closing}) <= ${sql.raw(String(TEXTS.closingMax))}`),
  ],
);
