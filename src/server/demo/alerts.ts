import { suggestedAlerts } from '@/contract/patientRisks';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import type { Database } from '../db/database';
import { patientAlerts, patients } from '../db/schema';
import { slices, type DemoContext } from './context';

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
