import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { DISCHARGE_REASONS, EPISODE_LIMITS as LIMITS, EPISODE_REGIONS } from '@/contract/episodes';
import { between, createdAt, primaryId, updatedAt } from './columns';
import { patients } from './patients';
import { users } from './users';

/**
 * An episode of care (proceso asistencial) of a record. What is written or booked may belong to one, which is always of
 * the same patient: a foreign key over both columns sees to it. The legal term counts from each episode's discharge.
 */
export const episodes = pgTable(
  'episodes',
  {
    id: primaryId(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id),
    /** Null in an episode that began by itself. */
    reason: text('reason'),
    region: text('region', { enum: EPISODE_REGIONS }),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => users.id),
    /** Referral, or authorisation of the insurer, in the words of the paper. */
    authorisation: text('authorisation'),
    authorisedSessions: integer('authorised_sessions'),
    dischargedOn: date('discharged_on', { mode: 'string' }),
    /** Null in an open episode, and in one that ended before episodes were kept. */
    dischargeReason: text('discharge_reason', { enum: DISCHARGE_REASONS }),
    dischargedBy: uuid('discharged_by').references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('episodes_of_patient').on(table.id, table.patientId),
    index('episodes_patient').on(table.patientId, table.startedOn.desc()),
    index('episodes_lead').on(table.leadId),
    index('episodes_discharger').on(table.dischargedBy),
    check(
      'episodes_authorised',
      between(table.authorisedSessions, LIMITS.authorisedMin, LIMITS.authorisedMax),
    ),
    check('episodes_dates', sql`${table.dischargedOn} >= ${table.startedOn}`),
    check(
      'episodes_discharge',
      sql`${table.dischargedOn} is not null or num_nonnulls(${table.dischargeReason}, ${table.dischargedBy}) = 0`,
    ),
  ],
);
