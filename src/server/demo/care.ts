import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import type { Database } from '../db/database';
import { covers, patientCollaborators } from '../db/schema';
import type { DemoContext } from './context';

/** A collaborator of the main patient, a cover that runs, and one that is over. */
export async function seedCare(
  db: Database,
  { now, timeZone, therapists, mainPatient }: DemoContext,
): Promise<void> {
  const [lead, second, third] = therapists;
  if (!lead || !second || !third) return;
  const today = wallClockOf(now, timeZone).date;
  const cover = (away: { id: string }, by: { id: string }, from: number, to: number) => ({
    therapistId: away.id,
    coveredBy: by.id,
    firstDay: addDays(today, from),
    lastDay: addDays(today, to),
    createdBy: away.id,
    createdAt: now,
  });
  await db
    .insert(patientCollaborators)
    .values({ patientId: mainPatient.id, therapistId: third.id, createdAt: now });
  await db.insert(covers).values([cover(second, third, -1, 5), cover(lead, second, -40, -33)]);
}
