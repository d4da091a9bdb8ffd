import type { EditOf } from '@/contract/edits';
import type { Holiday, PracticeHours, PracticeSettings, WeekStretch } from '@/contract/practiceAnswers';
import {
  HOLIDAYS_EDIT,
  type HolidaysBody,
  holidaysSchema,
  type LogoBody,
  OPENING_HOURS_EDIT,
  type OpeningHoursBody,
  openingHoursSchema,
  type PracticeSettingsBody,
  practiceSettingsSchema,
} from '@/contract/practiceSchemas';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import { outboxRepository } from '../outbox/repository';
import { editedBody } from '../core/edits';
import type { CommandContext } from '../core/context';
import { settingsOfPractice, practiceHours, practiceIdentity } from './queries';
import { practiceRepository, settingsOf } from './repository';
import { conflict } from '../core/errors';

/** Whether patients are reminded at other hours. */
const remindsOtherwise = (before: PracticeSettings, after: PracticeSettings): boolean =>
  before.reminderHours !== after.reminderHours || before.lastReminderHours !== after.lastReminderHours;

/**
 * Replaces the settings of the practice. An edit changes its own fields alone. Reminders that wait follow their hours.
 * @throws `conflict` for an edit of other fields while the practice has no name: nobody has given one.
 */
export async function saveSettings(
  { db, now, timeZone }: CommandContext,
  edit: EditOf<PracticeSettingsBody>,
) {
  return db.transaction(async (transaction) => {
    await practiceRepository(transaction).hold();
    const stored = await settingsOfPractice(transaction);
    if (edit.read && !edit.name && !stored.name) throw conflict(PRACTICE_MESSAGES.nameFirst);
    const body = editedBody({ schema: practiceSettingsSchema, edit, stored });
    await practiceRepository(transaction).saveSettings(settingsOf(body), timeZone, now);
    const saved = await settingsOfPractice(transaction);
    // The outbox writes them again by the new hours.
    if (remindsOtherwise(stored, saved)) await outboxRepository(transaction).forgetReminders();
    return saved;
  });
}

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

/** Replaces or removes the logo. Throws `conflict` until the settings, to which it belongs, are stored. */
export async function saveLogo(context: CommandContext, { logo }: LogoBody) {
  const { db, now } = context;
  if (!(await practiceRepository(db).saveLogo(logo, now))) throw conflict(PRACTICE_MESSAGES.nameFirst);
  return practiceIdentity(context);
}
