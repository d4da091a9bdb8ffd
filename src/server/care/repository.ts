import { and, asc, desc, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { HANDOVERS_SHOWN } from '@/contract/care';
import { mayEnter } from '../auth/accountRepository';
import { isUuid } from '../core/ids';
import type { Database } from '../db/database';
import { insertRow } from '../db/insertRow';
import { byName } from '../db/order';
import { covers, patientCollaborators, patientHandovers, patients, users } from '../db/schema';
import { coverHoldsOn } from '../patients/access';

const standIn = alias(users, 'stand_in');

/** SQL for whether the account of `users` has access. */
const hasAccess = sql<boolean>`${users.deactivatedAt} is null`;

/** Live covers that are not over on `today`, by first day. */
const selectCovers = (db: Database, today: string, where: SQL | undefined) =>
  db
    .select({
      id: covers.id,
      therapist: { id: users.id, name: users.name },
      coveredBy: {
        id: standIn.id,
        name: standIn.name,
        hasAccess: sql<boolean>`${standIn.deactivatedAt} is null`,
      },
      firstDay: covers.firstDay,
      lastDay: covers.lastDay,
    })
    .from(covers)
    .innerJoin(users, eq(users.id, covers.therapistId))
    .innerJoin(standIn, eq(standIn.id, covers.coveredBy))
    .where(and(isNull(covers.endedAt), gte(covers.lastDay, today), where))
    .orderBy(asc(covers.firstDay), asc(covers.id));

export type CoverRow = Awaited<ReturnType<typeof selectCovers>>[number];

/** Who attends a patient, and covers. Deleted patients are never found. */
export const careRepository = (db: Database) => ({
  /** A patient with the lead, whoever asks. */
  async findPatient(id: string) {
    if (!isUuid(id)) return undefined;
    const [row] = await db
      .select({
        id: patients.id,
        name: patients.name,
        userId: patients.userId,
        lead: { id: users.id, name: users.name, hasAccess },
      })
      .from(patients)
      .innerJoin(users, eq(users.id, patients.therapistId))
      .where(and(eq(patients.id, id), isNull(patients.deletedAt)));
    return row;
  },

  /** By name, also who has no access any more: they stay until somebody removes them. */
  collaboratorsOf: (patientId: string) =>
    db
      .select({ id: users.id, name: users.name, hasAccess })
      .from(patientCollaborators)
      .innerJoin(users, eq(users.id, patientCollaborators.therapistId))
      .where(eq(patientCollaborators.patientId, patientId))
      .orderBy(byName(users.name), asc(users.id)),

  /** The latest hand-overs of a patient, newest first. */
  handoversOf: (patientId: string) =>
    db
      .select({
        at: patientHandovers.at,
        fromName: users.name,
        toName: standIn.name,
        note: patientHandovers.note,
      })
      .from(patientHandovers)
      .innerJoin(users, eq(users.id, patientHandovers.fromId))
      .innerJoin(standIn, eq(standIn.id, patientHandovers.toId))
      .where(eq(patientHandovers.patientId, patientId))
      .orderBy(desc(patientHandovers.at))
      .limit(HANDOVERS_SHOWN),

  /** Covers of these therapists that run or lie ahead, by colleagues who can sign in. */
  coversOf: (therapistIds: readonly string[], today: string) =>
    selectCovers(
      db,
      today,
      and(
        inArray(covers.therapistId, [...therapistIds]),
        inArray(covers.coveredBy, db.select({ id: users.id }).from(users).where(mayEnter)),
      ),
    ),

  /** Covers that concern somebody: away or standing in. All for no id. */
  coversFor: (id: string | undefined, today: string) =>
    selectCovers(
      db,
      today,
      id === undefined ? undefined : sql`(${covers.therapistId} = ${id} or ${covers.coveredBy} = ${id})`,
    ),

  async findCover(id: string, today: string) {
    const [row] = isUuid(id) ? await selectCovers(db, today, eq(covers.id, id)) : [];
    return row;
  },

  addCover: (values: typeof covers.$inferInsert) => insertRow(db, covers, values),

  /** False if another request ended it first. */
  async endCover(id: string, now: Date): Promise<boolean> {
    const rows = await db
      .update(covers)
      .set({ endedAt: now })
      .where(and(eq(covers.id, id), isNull(covers.endedAt)))
      .returning({ id: covers.id });
    return rows.length > 0;
  },

  addCollaborator: (patientId: string, therapistId: string, now: Date) =>
    db.insert(patientCollaborators).values({ patientId, therapistId, createdAt: now }),

  /** False if another request removed them first. */
  async removeCollaborator(patientId: string, therapistId: string): Promise<boolean> {
    const rows = await db
      .delete(patientCollaborators)
      .where(
        and(eq(patientCollaborators.patientId, patientId), eq(patientCollaborators.therapistId, therapistId)),
      )
      .returning({ patientId: patientCollaborators.patientId });
    return rows.length > 0;
  },
});

interface Person {
  id: string;
  /** Day of the practice, `YYYY-MM-DD`. */
  today: string;
}

/** Ids of the colleagues who stand in for a therapist on a day and can sign in. */
export async function standInsOf(db: Database, therapistId: string, today: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(covers)
    .innerJoin(users, and(eq(users.id, covers.coveredBy), mayEnter))
    .where(and(eq(covers.therapistId, therapistId), coverHoldsOn(today)));
  return rows.map(({ id }) => id);
}

/** A patient with the lead, as `careRepository` finds them. */
export interface Attended {
  id: string;
  lead: { id: string; hasAccess: boolean };
}

/**
 * Ids of who is told of what a patient does: the lead and who stands in for them; once the lead has left, also the team. None
 * if the lead has left and nobody else treats the patient.
 */
export async function listenersOf(db: Database, { id, lead }: Attended, today: string): Promise<string[]> {
  const standIns = await standInsOf(db, lead.id, today);
  if (lead.hasAccess) return [lead.id, ...standIns];
  const team = (await careRepository(db).collaboratorsOf(id)).filter((one) => one.hasAccess);
  const others = [...standIns, ...team.map((one) => one.id)];
  return others.length > 0 ? [...new Set([lead.id, ...others])] : [];
}

/** Whether somebody may write in a therapist's agenda on a day: it is their own, or they stand in. */
export async function actsForTherapist(
  db: Database,
  { id, today }: Person,
  therapistId: string,
): Promise<boolean> {
  return therapistId === id || (await standInsOf(db, therapistId, today)).includes(id);
}
