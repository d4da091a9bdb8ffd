import { instantOf, wallClockOf } from '@/contract/common/practiceTime';
import { demoEvaluations } from '@/contract/demo/evaluations';
import { demoSessions } from '@/contract/demo/sessions';
import type { Database } from '../db/database';
import { evaluations, treatmentSessions } from '../db/schema';
import { slices, type DemoContext, type DemoPatientRef } from './context';

type ClinicalSeed = Pick<DemoContext, 'random' | 'now' | 'timeZone'> & {
  patients: readonly Pick<DemoPatientRef, 'id' | 'therapistId' | 'userId'>[];
};

/**
 * Sessions and evaluations of the demo practice. Patients with an account have a long course, so that their screens
 * show something; a few new ones have none yet.
 */
export async function seedClinical(
  db: Database,
  { random, now, timeZone, patients }: ClinicalSeed,
): Promise<{ sessions: number; evaluations: number }> {
  const today = wallClockOf(now, timeZone).date;
  const sessionRows: (typeof treatmentSessions.$inferInsert)[] = [];
  const evaluationRows: (typeof evaluations.$inferInsert)[] = [];
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
  }
  for (const slice of slices(sessionRows)) await db.insert(treatmentSessions).values(slice);
  for (const slice of slices(evaluationRows)) await db.insert(evaluations).values(slice);
  return { sessions: sessionRows.length, evaluations: evaluationRows.length };
}
