import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn } from './columns';
import { patients } from './patients';

/**
 * One read or write of a record, an account, the team or the practice: who, what, when, from where and with what result,
 * never the content.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instantColumn('at').notNull().defaultNow(),
    actorId: uuid('actor_id'),
    actorRole: text('actor_role'),
    /** One of `AUDIT_ACTIONS`. */
    action: text('action').notNull(),
    /** Kind of object, e.g. `patient`, `evaluation`. */
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    patientId: uuid('patient_id'),
    /** HTTP status of the answer. */
    result: integer('result').notNull(),
    address: text('address'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_events_at').on(table.at.desc()),
    index('audit_events_patient').on(table.patientId, table.at.desc()),
    index('audit_events_actor').on(table.actorId, table.at.desc()),
  ],
);

/** Stored answers of creates by idempotency key, so that a repeated request creates only one row. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    route: text('route').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first request is in progress. */
    status: integer('status'),
    response: jsonb('response'),
    /** Record that the answer is about; the answer is deleted with it. */
    patientId: uuid('patient_id').references(() => patients.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.route, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
    index('idempotency_keys_patient').on(table.patientId),
  ],
);

/** Failed attempts at signing in and at links, by the hash of who tries what. Rows whose time is over are deleted. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** Time of the first attempt that is counted. */
  startedAt: instantColumn('started_at').notNull(),
});
