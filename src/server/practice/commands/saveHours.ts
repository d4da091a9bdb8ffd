import type { EditOf } from '@/contract/edits';
import type { Holiday, PracticeHours, WeekStretch } from '@/contract/practiceAnswers';
import {
  HOLIDAYS_EDIT,
  type HolidaysBody,
  holidaysSchema,
  OPENING_HOURS_EDIT,
  type OpeningHoursBody,
  openingHoursSchema,
} from '@/contract/practiceSchemas';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { practiceHours } from '../queries';
import { practiceRepository } from '../repository';

/** Replaces the opening hours, or with an edit those of some days. Appointments outside them stay where they are. */
export async function saveOpeningHours(
  { db }: CommandContext,
  edit: EditOf<OpeningHoursBody>,
): Promise<PracticeHours> {
  return db.transaction(async (transaction) => {
    await practiceRepository(transaction).hold();
    const stored = await practiceHours({ db: transaction });
    const body = editedBody({ schema: openingHoursSchema, edit, stored, shape: OPENING_HOURS_EDIT });
    // The schema allows null for an empty form, but then requires text.
    await practiceRepository(transaction).replaceOpeningHours(body.openingHours as WeekStretch[]);
    return practiceHours({ db: transaction });
  });
}

/** Replaces the list of holidays, or with an edit some of it. It cancels nothing by itself. */
export async function saveHolidays(
  { db }: CommandContext,
  edit: EditOf<HolidaysBody>,
): Promise<PracticeHours> {
  return db.transaction(async (transaction) => {
    await practiceRepository(transaction).hold();
    const stored = await practiceHours({ db: transaction });
    const body = editedBody({ schema: holidaysSchema, edit, stored, shape: HOLIDAYS_EDIT });
    await practiceRepository(transaction).replaceHolidays(body.holidays as Holiday[]);
    return practiceHours({ db: transaction });
  });
}
