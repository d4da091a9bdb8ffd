import { and, desc, eq, exists, gte, inArray, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditOutcome } from '@/contract/audit';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { byName, newest } from '../db/order';
import { prepared } from '../db/prepared';
import { auditEvents, covers, patients, users } from '../db/schema';
import type { CommandContext } from '../core/context';
import { isUuid } from '../core/ids';

export interface AuditFilter {
  /** Ids of a record and of those that were merged into it: see `recordsOf` of `patientRepository`. */
  patientIds?: readonly string[] | undefined;
  actorId?: string | undefined;
  action?: AuditAction | undefined;
  outcome?: AuditOutcome | undefined;
  from?: Date | undefined;
  /** End of the period, excluded. */
  before?: Date | undefined;
  /** Id of a user whose events are left out. */
  withoutActor?: string | undefined;
  /** Id of the previous page's last event. */
  after?: number | undefined;
  limit: number;
}

/** Patients with a deleted account appear without a name; staff keep theirs. */
const isKnown = or(isNull(users.deletedAt), ne(users.role, 'PATIENT'));

const earlierPage = alias(auditEvents, 'earlier_page');

/** The colleague whose account, hours, patients or days of cover an event is about. */
const subjects = alias(users, 'subjects');
const ABOUT_ACCOUNTS = ['handover', 'hours', 'practice', 'second-factor', 'staff-access'];
// Only of these kinds the text is sure to be the id of a row.
const subjectId = sql`case
  when ${inArray(auditEvents.entity, ABOUT_ACCOUNTS)} then ${auditEvents.entityId}::uuid
  when ${auditEvents.entity} = 'cover'
    then (select ${covers.therapistId} from ${covers} where ${covers.id} = ${auditEvents.entityId}::uuid)
end`;

const byActor = (id: string | undefined): SQL | undefined => {
  if (id === undefined) return undefined;
  return isUuid(id) ? eq(auditEvents.actorId, id) : sql`false`;
};

/** Events older than this one: those that follow it in the list. */
function isBefore(id: number): SQL | undefined {
  const at = sql`(select ${earlierPage.at} from ${auditEvents} as ${earlierPage} where ${earlierPage.id} = ${id})`;
  // The first half alone lets the index skip what is later.
  return and(lte(auditEvents.at, at), sql`(${auditEvents.at}, ${auditEvents.id}) < (${at}, ${id})`);
}

type AuditEvent = typeof auditEvents.$inferInsert;

/** Who calls, when and from where, as the access log tells it. */
export type Caller = Pick<CommandContext, 'now'> & {
  /** Without an address where the connection does not tell it. */
  origin: { address: string | null };
  user: Pick<CommandContext['user'], 'id' | 'role'>;
};

/** What every event says of its caller, beside what it is about. */
export const eventBy = ({ user, now, origin }: Caller) => ({
  ...{ at: now, actorId: user.id, actorRole: user.role, result: 200, address: origin.address },
});

const insertEvent = prepared((db) =>
  db
    .insert(auditEvents)
    .values({
      at: sql.placeholder('at'),
      actorId: sql.placeholder('actorId'),
      actorRole: sql.placeholder('actorRole'),
      action: sql.placeholder('action'),
      entity: sql.placeholder('entity'),
      entityId: sql.placeholder('entityId'),
      patientId: sql.placeholder('patientId'),
      result: sql.placeholder('result'),
      address: sql.placeholder('address'),
      requestId: sql.placeholder('requestId'),
    })
    .prepare('audit_event'),
);

/** The access log. Requests are logged by plugins/audit. */
export const auditRepository = (db: Database) => ({
  async write(...events: AuditEvent[]): Promise<void> {
    await db.insert(auditEvents).values(events);
  },

  /** Writes the event of a call, as every request on a record does. */
  async writeCall(event: Required<Omit<AuditEvent, 'id'>>): Promise<void> {
    await insertEvent(db).execute(event);
  },

  /** Returns up to `limit` + 1 events, the newest first, so that the caller knows whether there are more. */
  list: ({ patientIds, actorId, action, outcome, from, before, withoutActor, after, limit }: AuditFilter) =>
    db
      .select({
        ...pickColumns(auditEvents, 'id', 'at', 'actorId', 'actorRole'),
        actorName: users.name,
        action: auditEvents.action,
        entity: auditEvents.entity,
        patientId: auditEvents.patientId,
        patientName: patients.name,
        subjectId: subjects.id,
        subjectName: subjects.name,
        result: auditEvents.result,
        address: auditEvents.address,
      })
      .from(auditEvents)
      .leftJoin(users, and(eq(users.id, auditEvents.actorId), isKnown))
      .leftJoin(patients, and(eq(patients.id, auditEvents.patientId), isNull(patients.deletedAt)))
      .leftJoin(subjects, and(eq(subjects.id, subjectId), ne(subjects.role, 'PATIENT')))
      .where(
        and(
          patientIds && inArray(auditEvents.patientId, [...patientIds]),
          byActor(actorId),
          action && eq(auditEvents.action, action),
          outcome && (outcome === 'DONE' ? lt(auditEvents.result, 400) : gte(auditEvents.result, 400)),
          from && gte(auditEvents.at, from),
          before && lt(auditEvents.at, before),
          withoutActor === undefined
            ? undefined
            : sql`${auditEvents.actorId} is distinct from ${withoutActor}::uuid`,
          after === undefined ? undefined : isBefore(after),
        ),
      )
      // No index joins the id with a patient, a person or a time: ordering by it alone would read everything newer.
      // The id orders events of the same millisecond.
      .orderBy(newest(auditEvents.at), desc(auditEvents.id))
      .limit(limit + 1),

  /** All users with an account who appear in the log. */
  people: () =>
    db
      .select({ id: users.id, name: users.name, role: users.role })
      .from(users)
      .where(
        and(
          isKnown,
          exists(
            db
              .select({ one: sql`1` })
              .from(auditEvents)
              .where(eq(auditEvents.actorId, users.id)),
          ),
        ),
      )
      .orderBy(byName(users.name), users.id),
});

export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditRepository>['list']>>[number];
