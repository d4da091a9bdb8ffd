import type { Holiday, PracticeHours, WeekStretch } from '@/contract/practice/entities';
import type { HolidaysBody, OpeningHoursBody } from '@/contract/practice/schemas';
import type { CommandContext } from '../../core/context';
import { practiceHours } from '../queries';
import { practiceRepository } from '../repository';

/** Replaces the opening hours. Appointments outside them stay where they are. */
export async function saveOpeningHours(
  { db }: CommandContext,
  { openingHours }: OpeningHoursBody,
): Promise<PracticeHours> {
  // The schema allows null for an empty form, but then requires text.
  await practiceRepository(db).replaceOpeningHours(openingHours as WeekStretch[]);
  return practiceHours({ db });
}

/** Replaces the list of holidays. It cancels nothing by itself. */
export async function saveHolidays(
  { db }: CommandContext,
  { holidays }: HolidaysBody,
): Promise<PracticeHours> {
  await practiceRepository(db).replaceHolidays(holidays as Holiday[]);
  return practiceHours({ db });
}
