import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import type { Timetable } from '@/contract/hours/timetable';
import { DEFAULT_WEEK, openingHoursOf } from '@/contract/practice/week';
import type { CommandContext } from '../core/context';
import { hoursRepository } from './repository';

/** The hours by which times of a therapist are proposed, from yesterday on. */
export async function timetableOf(
  { db, now, timeZone }: Pick<CommandContext, 'db' | 'now' | 'timeZone'>,
  therapistId: string,
): Promise<Timetable> {
  const since = addDays(wallClockOf(now, timeZone).date, -1);
  const {
    therapist,
    openingHours = [],
    holidays = [],
  } = (await hoursRepository(db).timesInPractice(therapistId, since)) ?? {};
  const hours = openingHoursOf(openingHours.length > 0 ? openingHours : DEFAULT_WEEK);
  return { hours, holidays, therapist };
}
