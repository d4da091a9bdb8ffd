import { addDays, isoWeekday, wallClockOf } from '@/contract/common/practiceTime';
import { createRandom } from '@/contract/demo/people';
import type { Database } from '../db/database';
import { absences, workStretches, workWeeks } from '../db/schema';
import type { DemoContext } from './context';

/** A sequence of its own, so that the other demo rows keep their ids. */
const SEED = 20_261_124;

const [NINE, EIGHT_IN_THE_EVENING] = [9 * 60, 20 * 60];

/** Each therapist works from nine, as the demo's appointments do; the last one has a course ahead. */
export async function seedHours(
  db: Database,
  { now, timeZone, therapists }: Pick<DemoContext, 'now' | 'timeZone' | 'therapists'>,
): Promise<void> {
  const random = createRandom(SEED);
  const today = wallClockOf(now, timeZone).date;
  for (const { id: therapistId } of therapists) {
    const weekId = random.uuid();
    await db.insert(workWeeks).values({ id: weekId, therapistId, validFrom: `${today.slice(0, 4)}-01-01` });
    await db.insert(workStretches).values(
      [1, 2, 3, 4, 5].map((weekday) => ({
        id: random.uuid(),
        weekId,
        weekday,
        fromMinute: NINE,
        toMinute: EIGHT_IN_THE_EVENING,
      })),
    );
  }
  const absent = therapists.at(-1);
  if (!absent) return;
  // Thursday and Friday of the week after next.
  const thursday = addDays(today, 14 + 4 - isoWeekday(today));
  await db.insert(absences).values({
    id: random.uuid(),
    therapistId: absent.id,
    fromDay: thursday,
    toDay: addDays(thursday, 1),
    kind: 'TRAINING',
    reason: 'Curso de punción seca',
    createdAt: now,
    updatedAt: now,
  });
}
