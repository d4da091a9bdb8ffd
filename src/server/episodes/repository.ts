import { and, asc, desc, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DischargeReason, EpisodeRegion } from '@/contract/episodes';
import type { PatientStatus } from '@/contract/patients';
import type { EarlierPlan } from '@/contract/progressStats';
import { actsFor } from '../patients/access';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { insertRow } from '../db/insertRow';
import { appointments, episodes, patients, routines, users } from '../db/schema';
import { historyRepository } from '../appointments/historyRepository';
import { isUuid } from '../core/ids';
import { activeIn, aheadIn, type Asking, endedWith, figuresOf } from './figuresRepository';

const leads = alias(users, 'leads');
const dischargers = alias(users, 'dischargers');

/** The values of an episode that a person fills in. */
export interface EpisodeValues {
  reason: string | null;
  region: EpisodeRegion | null;
  startedOn: string;
  leadId: string;
  authorisation: string | null;
  authorisedSessions: number | null;
}

const reads = (db: Database) => ({
  /** The open ones first, then the others, the newest first. */
  listOfPatient: (patientId: string, asking: Asking) =>
    db
      .select({
        ...pickColumns(episodes, 'id', 'reason', 'region', 'startedOn', 'leadId'),
        leadName: leads.name,
        ...pickColumns(episodes, 'authorisation', 'authorisedSessions', 'dischargedOn', 'dischargeReason'),
        dischargerName: dischargers.name,
        ...figuresOf(db, asking),
      })
      .from(episodes)
      .innerJoin(leads, eq(leads.id, episodes.leadId))
      .leftJoin(dischargers, eq(dischargers.id, episodes.dischargedBy))
      .where(eq(episodes.patientId, patientId))
      .orderBy(
        sql`${episodes.dischargedOn} desc nulls first`,
        desc(episodes.startedOn),
        desc(episodes.createdAt),
        asc(episodes.id),
      ),

  /** An episode of a record that is not deleted; undefined for a malformed id too. */
  async find(id: string) {
    if (!isUuid(id)) return undefined;
    const [row] = await db
      .select(pickColumns(episodes, 'id', 'patientId', 'startedOn', 'dischargedOn'))
      .from(episodes)
      .innerJoin(patients, eq(patients.id, episodes.patientId))
      .where(and(eq(episodes.id, id), isNull(patients.deletedAt)));
    return row;
  },

  /** The newest open episode of a patient. */
  async newestOpen(patientId: string): Promise<string | undefined> {
    const [row] = await db
      .select({ id: episodes.id })
      .from(episodes)
      .where(and(eq(episodes.patientId, patientId), isNull(episodes.dischargedOn)))
      .orderBy(desc(episodes.startedOn), desc(episodes.createdAt))
      .limit(1);
    return row?.id;
  },

  /** The discharged episode that lasted on a day; of several, the latest. */
  async lastedOn(patientId: string, day: string): Promise<string | undefined> {
    const [row] = await db
      .select({ id: episodes.id })
      .from(episodes)
      .where(
        and(
          eq(episodes.patientId, patientId),
          sql`${day}::date between ${episodes.startedOn} and ${episodes.dischargedOn}`,
        ),
      )
      .orderBy(desc(episodes.startedOn), desc(episodes.createdAt))
      .limit(1);
    return row?.id;
  },

  /** Ids of the open appointments ahead in the agendas that somebody looks after. */
  async appointmentsAhead(id: string, { carer, now }: Pick<Asking, 'carer' | 'now'>): Promise<string[]> {
    const rows = await db
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(aheadIn(id, now), sql`${appointments.therapistId} = any(${actsFor(carer)})`))
      .orderBy(asc(appointments.startsAt), asc(appointments.id));
    return rows.map((row) => row.id);
  },
});

const writes = (db: Database) => ({
  /** What an episode says, locked until the transaction ends. */
  async hold(id: string) {
    const [row] = await db
      .select({
        ...pickColumns(episodes, 'id', 'patientId', 'createdAt', 'leadId'),
        ...pickColumns(episodes, 'reason', 'region', 'startedOn', 'authorisation', 'authorisedSessions'),
        ...pickColumns(episodes, 'dischargedOn', 'dischargeReason', 'dischargedBy'),
      })
      .from(episodes)
      .where(eq(episodes.id, id))
      .for('no key update');
    return row;
  },

  /** Makes writers that may open an episode of one record wait for each other. Returns its lead and its status. */
  async lockRecord(patientId: string): Promise<{ leadId: string; status: PatientStatus } | undefined> {
    const [row] = await db
      .select({ leadId: patients.therapistId, status: patients.status })
      .from(patients)
      .where(eq(patients.id, patientId))
      .for('no key update');
    return row;
  },

  open: (patientId: string, values: EpisodeValues, now: Date) =>
    insertRow(db, episodes, { ...values, patientId, createdAt: now, updatedAt: now }),

  async update(id: string, values: Partial<EpisodeValues>, now: Date): Promise<void> {
    await db
      .update(episodes)
      .set({ ...values, updatedAt: now })
      .where(eq(episodes.id, id));
  },

  /** Gives the episode the appointments of its patient from an instant on that have none. */
  async adopt(patientId: string, id: string, from: Date): Promise<void> {
    const adopted = await db
      .update(appointments)
      .set({ episodeId: id })
      .where(
        and(
          eq(appointments.patientId, patientId),
          isNull(appointments.episodeId),
          gte(appointments.startsAt, from),
          isNull(appointments.deletedAt),
        ),
      )
      .returning({ id: appointments.id });
    await historyRepository(db).keepEpisode(
      adopted.map((one) => one.id),
      patientId,
      id,
    );
  },
});

/** An episode as `hold` reads it. */
export type HeldEpisode = NonNullable<Awaited<ReturnType<ReturnType<typeof writes>['hold']>>>;

const endings = (db: Database) => ({
  /** Ends an open episode. False if another request did so first. */
  async discharge(
    id: string,
    values: { dischargedOn: string; dischargeReason: DischargeReason; dischargedBy: string },
    now: Date,
  ): Promise<boolean> {
    const rows = await db
      .update(episodes)
      .set({ ...values, updatedAt: now })
      .where(and(eq(episodes.id, id), isNull(episodes.dischargedOn)))
      .returning({ id: episodes.id });
    return rows.length > 0;
  },

  async reopen(id: string, now: Date): Promise<void> {
    await db
      .update(episodes)
      .set({ dischargedOn: null, dischargeReason: null, dischargedBy: null, updatedAt: now })
      .where(eq(episodes.id, id));
  },

  /** Ends the active routines of an episode on a day. Returns them as they were. */
  endRoutines: (id: string, endedOn: string, now: Date) =>
    db
      .update(routines)
      .set({ status: 'COMPLETED', endedOn, updatedAt: now })
      .where(activeIn(id))
      .returning(pickColumns(routines, 'id', 'patientId', 'createdAt', 'duration')),

  /** The routines that a discharge on a day ended, locked until the transaction ends. */
  endedRoutines: (id: string, endedOn: string) =>
    db
      .select({
        ...pickColumns(routines, 'id', 'patientId', 'createdAt', 'duration', 'frequency', 'schedule'),
        earlierPlans: routines.earlierPlans,
      })
      .from(routines)
      .where(endedWith(id, endedOn))
      .for('no key update'),

  /** Makes an ended routine active again. */
  async resumeRoutine(id: string, earlierPlans: EarlierPlan[], now: Date): Promise<void> {
    await db
      .update(routines)
      .set({ status: 'ACTIVE', endedOn: null, earlierPlans, updatedAt: now })
      .where(eq(routines.id, id));
  },

  /** Gives the open episodes of a lead, in the records that were handed over, to the new lead. */
  async handOver(
    { fromId, toId }: { fromId: string; toId: string },
    patientIds: readonly string[],
    now: Date,
  ) {
    if (patientIds.length === 0) return;
    await db
      .update(episodes)
      .set({ leadId: toId, updatedAt: now })
      .where(
        and(
          inArray(episodes.patientId, [...patientIds]),
          eq(episodes.leadId, fromId),
          isNull(episodes.dischargedOn),
        ),
      );
  },

  /**
   * Sets the record's status that follows from its episodes: discharged with the last one, at noon of its day, else
   * active.
   */
  async settleStatus(patientId: string, now: Date, timeZone: string): Promise<void> {
    const open = db
      .select({ one: sql`1` })
      .from(episodes)
      .where(and(eq(episodes.patientId, patientId), isNull(episodes.dischargedOn)));
    const has = sql`exists (${open})`;
    const last = db
      .select({ on: max(episodes.dischargedOn) })
      .from(episodes)
      .where(eq(episodes.patientId, patientId));
    await db
      .update(patients)
      .set({
        status: sql`case when ${has} then 'ACTIVE' else 'DISCHARGED' end`,
        dischargedAt: sql`case when ${has} then null else ((${last}) + time '12:00') at time zone ${timeZone} end`,
        updatedAt: now,
      })
      .where(and(eq(patients.id, patientId), sql`(${patients.status} = 'DISCHARGED') = ${has}`));
  },
});

/** Episodes. Callers check first whose record it is. */
export const episodeRepository = (db: Database) => ({
  ...reads(db),
  ...writes(db),
  ...endings(db),
});

/** The newest open episode of each patient who has one, in one read. The same rule as for a single booking. */
export async function newestOpenOf(
  db: Database,
  patientIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: episodes.id, patientId: episodes.patientId })
    .from(episodes)
    .where(and(inArray(episodes.patientId, [...new Set(patientIds)]), isNull(episodes.dischargedOn)))
    .orderBy(asc(episodes.startedOn), asc(episodes.createdAt));
  // The last one of a patient wins.
  return new Map(rows.map(({ id, patientId }) => [patientId, id]));
}
