import { and, desc, eq, gte } from 'drizzle-orm';
import { addDays, instantOf, startOfDay, wallClockOf } from '@/contract/common/practiceTime';
import { demoEvaluations } from '@/contract/demo/evaluations';
import { demoSessions, demoVisit } from '@/contract/demo/sessions';
import { PENDING_LIMITS } from '@/contract/pending';
import { suggestedAlerts } from '@/contract/patientRisks';
import type { Database } from '../db/database';
import {
  appointments,
  evaluations,
  recordVersions,
  treatmentSessions,
  patientAlerts,
  patients,
} from '../db/schema';
import { slices, type DemoContext, type DemoPatientRef } from './context';

type ClinicalSeed = Pick<DemoContext, 'random' | 'now' | 'timeZone'> & {
  patients: readonly Pick<DemoPatientRef, 'id' | 'therapistId' | 'userId' | 'region' | 'side'>[];
};

const QUARTER_HOUR_MS = 900_000;

/**
 * Turns a row into one corrected a quarter of an hour later. Returns the earlier version, without the plan.
 */
function correctedLater(row: typeof evaluations.$inferInsert): typeof recordVersions.$inferInsert {
  const { id = '', patientId, therapistId, evaluatedAt, reason, history, findings, diagnosis, goals } = row;
  const replacedAt = new Date(evaluatedAt.getTime() + QUARTER_HOUR_MS);
  Object.assign(row, { version: 2, updatedAt: replacedAt });
  const content = { evaluatedAt: evaluatedAt.toISOString(), reason, history, findings, diagnosis, goals };
  return {
    patientId,
    entity: 'EVALUATION',
    entityId: id,
    version: 1,
    authorId: therapistId,
    writtenAt: evaluatedAt,
    replacedAt,
    content: { ...content, pain: null, plan: null },
  };
}

/**
 * Creates sessions and evaluations. Patients with an account have many, so that their screens show some; a
 * few new patients have none.
 */
export async function seedClinical(
  db: Database,
  { random, now, timeZone, patients }: ClinicalSeed,
): Promise<{ sessions: number; evaluations: number }> {
  const today = wallClockOf(now, timeZone).date;
  const sessionRows: (typeof treatmentSessions.$inferInsert)[] = [];
  const evaluationRows: (typeof evaluations.$inferInsert)[] = [];
  const versionRows: (typeof recordVersions.$inferInsert)[] = [];
  for (const { id: patientId, therapistId, userId, region, side } of patients) {
    const isNew = !userId && random.chance(0.15);
    if (isNew) continue;
    const owner = { patientId, therapistId };
    for (const { date, time, ...session } of demoSessions(
      random,
      today,
      random.integer(userId ? 8 : 1, 12),
      region,
    )) {
      const startsAt = instantOf(date, time, timeZone);
      const createdAt = startsAt < now ? startsAt : now;
      sessionRows.push({ ...session, ...owner, startsAt, createdAt, updatedAt: createdAt });
    }
    const visits = random.integer(userId ? 3 : 1, 4);
    for (const evaluation of demoEvaluations(random, today, visits, region, side)) {
      const { date, regions, range, strength, tests, ...texts } = evaluation;
      const evaluatedAt = instantOf(date, '12:00', timeZone);
      const findings = { regions, range, strength, tests };
      evaluationRows.push({
        ...texts,
        ...owner,
        findings,
        evaluatedAt,
        createdAt: evaluatedAt,
        updatedAt: evaluatedAt,
      });
    }
    const last = evaluationRows.at(-1);
    if (userId && last) versionRows.push(correctedLater(last));
  }
  for (const slice of slices(sessionRows)) await db.insert(treatmentSessions).values(slice);
  for (const slice of slices(evaluationRows)) await db.insert(evaluations).values(slice);
  for (const slice of slices(versionRows)) await db.insert(recordVersions).values(slice);
  return { sessions: sessionRows.length, evaluations: evaluationRows.length };
}

/** Sessions that each therapist has still to write. */
const UNWRITTEN = 2;

/**
 * Writes the session of every appointment completed in the days that pending work looks back on, but for the last ones
 * of each therapist. Resolves to the number written.
 */
export async function seedWrittenSessions(
  db: Database,
  { random, now, timeZone, patients }: Pick<DemoContext, 'random' | 'now' | 'timeZone' | 'patients'>,
): Promise<number> {
  const regionOf = new Map(patients.map(({ id, region }) => [id, region]));
  const since = addDays(wallClockOf(now, timeZone).date, -PENDING_LIMITS.unwrittenDays);
  const visits = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.status, 'COMPLETED'), gte(appointments.startsAt, startOfDay(since, timeZone))))
    .orderBy(desc(appointments.startsAt), appointments.id);
  const waiting = new Map<string, number>();
  const rows = visits.flatMap(({ therapistId, patientId, startsAt, duration }) => {
    const left = waiting.get(therapistId) ?? 0;
    waiting.set(therapistId, left + 1);
    if (left < UNWRITTEN) return [];
    const written = { createdAt: startsAt, updatedAt: startsAt, status: 'COMPLETED' as const };
    return [
      {
        id: random.uuid(),
        therapistId,
        patientId,
        startsAt,
        duration,
        ...demoVisit(random, regionOf.get(patientId)),
        ...written,
      },
    ];
  });
  for (const slice of slices(rows)) await db.insert(treatmentSessions).values(slice);
  return rows.length;
}

/**
 * Notes what the text of every second record suggests. Takes no random numbers, so that the rest of the demo practice stays what it was.
 */
export async function seedAlerts(
  db: Database,
  { now, timeZone, patients: refs }: Pick<DemoContext, 'now' | 'timeZone' | 'patients'>,
): Promise<void> {
  const today = wallClockOf(now, timeZone).date;
  const records = new Map((await db.select().from(patients)).map((record) => [record.id, record]));
  const rows = refs.flatMap(({ id, therapistId }, index) => {
    const record = records.get(id);
    if (!record || index % 2 === 1) return [];
    return suggestedAlerts(record, []).map(({ kind, text }) => ({
      patientId: id,
      kind,
      text,
      notedOn: addDays(today, -(index % 90)),
      authorId: therapistId,
      createdAt: now,
    }));
  });
  for (const slice of slices(rows)) await db.insert(patientAlerts).values(slice);
}
