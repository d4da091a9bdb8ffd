import { instantOf, wallClockOf } from '@/contract/common/practiceTime';
import { demoEvaluations } from '@/contract/demo/evaluations';
import { demoSessions } from '@/contract/demo/sessions';
import type { Database } from '../db/database';
import { evaluations, recordVersions, treatmentSessions } from '../db/schema';
import { slices, type DemoContext, type DemoPatientRef } from './context';

type ClinicalSeed = Pick<DemoContext, 'random' | 'now' | 'timeZone'> & {
  patients: readonly Pick<DemoPatientRef, 'id' | 'therapistId' | 'userId'>[];
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
  for (const { id: patientId, therapistId, userId } of patients) {
    const isNew = !userId && random.chance(0.15);
    if (isNew) continue;
    const owner = { patientId, therapistId };
    for (const { date, time, ...session } of demoSessions(
      random,
      today,
      random.integer(userId ? 8 : 1, 12),
    )) {
      const startsAt = instantOf(date, time, timeZone);
      const createdAt = startsAt < now ? startsAt : now;
      sessionRows.push({ ...session, ...owner, startsAt, createdAt, updatedAt: createdAt });
    }
    for (const evaluation of demoEvaluations(random, today, random.integer(userId ? 3 : 1, 4))) {
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
