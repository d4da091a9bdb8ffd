import { and, eq, isNotNull } from 'drizzle-orm';
import { addDays, instantOf } from '@/contract/common/practiceTime';
import type { Database } from '../db/database';
import { episodes, patients, recordVersions } from '../db/schema';
import type { DemoContext } from './context';

/**
 * Shows in the first record that what is overwritten stays: its texts, and the discharge of the episode that is over. Takes
 * no random numbers, so that the rest of the demo practice stays what it was.
 */
export async function seedVersions(
  db: Database,
  { now, timeZone, mainPatient }: Pick<DemoContext, 'now' | 'timeZone' | 'mainPatient'>,
): Promise<void> {
  const { id: patientId, therapistId: authorId } = mainPatient;
  const by = { patientId, version: 1, authorId };
  const [record] = await db.select().from(patients).where(eq(patients.id, patientId));
  if (record)
    await db.insert(recordVersions).values({
      ...by,
      entity: 'PATIENT',
      entityId: patientId,
      writtenAt: record.createdAt,
      replacedAt: now,
      content: {
        medicalHistory: 'Prótesis total de rodilla derecha hace cinco semanas.',
        allergies: record.allergies,
        medications: null,
        notes: record.notes,
      },
    });
  const over = await db
    .select()
    .from(episodes)
    .where(and(eq(episodes.patientId, patientId), isNotNull(episodes.dischargedOn)));
  for (const { id, reason, region, startedOn, dischargedOn, dischargedBy } of over)
    await db.insert(recordVersions).values({
      ...by,
      entity: 'EPISODE',
      entityId: id,
      writtenAt: instantOf(startedOn, '09:00', timeZone),
      replacedAt: instantOf(dischargedOn ?? startedOn, '09:00', timeZone),
      content: {
        ...{ reason, region, startedOn, authorisation: null, authorisedSessions: null },
        dischargedOn: addDays(dischargedOn ?? startedOn, -7),
        ...{ dischargeReason: 'STOPPED_COMING', dischargedBy },
      },
    });
}
