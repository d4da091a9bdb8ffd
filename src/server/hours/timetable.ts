import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import type { Timetable } from '@/contract/timetable';
import { DEFAULT_WEEK, openingHoursOf } from '@/contract/openingHours';
import type { CommandContext } from '../core/context';
import { hoursRepository } from './repository';

/** The hours by which times of some therapists are proposed, from yesterday on, in the order of the ids. */
export async function timetablesOf(
  { db, now, timeZone }: Pick<CommandContext, 'db' | 'now' | 'timeZone'>,
  therapistIds: readonly string[],
): Promise<Timetable[]> {
  const since = addDays(wallClockOf(now, timeZone).date, -1);
  const rows = await hoursRepository(db).timesInPractice(therapistIds, since);
  return therapistIds.map((id) => {
    const row = rows.find(({ therapist }) => therapist.therapistId === id);
    const { therapist, openingHours = [], holidays = [] } = row ?? {};
    const hours = openingHoursOf(openingHours.length > 0 ? openingHours : DEFAULT_WEEK);
    return { hours, holidays, therapist };
  });
}

/** The same of one therapist. */
export async function timetableOf(
  context: Pick<CommandContext, 'db' | 'now' | 'timeZone'>,
  therapistId: string,
): Promise<Timetable> {
  const [timetable] = await timetablesOf(context, [therapistId]);
  return timetable!;
}
