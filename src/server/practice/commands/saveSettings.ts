import type { EditOf } from '@/contract/edits';
import type { PracticeSettings } from '@/contract/practiceAnswers';
import { type PracticeSettingsBody, practiceSettingsSchema } from '@/contract/practiceSchemas';
import { outboxRepository } from '../../outbox/repository';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { settingsOfPractice } from '../queries';
import { practiceRepository, settingsOf } from '../repository';

/** Whether patients are reminded at other hours. */
const remindsOtherwise = (before: PracticeSettings, after: PracticeSettings): boolean =>
  before.reminderHours !== after.reminderHours || before.lastReminderHours !== after.lastReminderHours;

/** Replaces the settings of the practice. An edit changes its own fields alone. Reminders that wait follow their hours. */
export async function saveSettings(
  { db, now, timeZone }: CommandContext,
  edit: EditOf<PracticeSettingsBody>,
) {
  return db.transaction(async (transaction) => {
    await practiceRepository(transaction).hold();
    const stored = await settingsOfPractice(transaction);
    const body = editedBody({ schema: practiceSettingsSchema, edit, stored });
    await practiceRepository(transaction).saveSettings(settingsOf(body), timeZone, now);
    const saved = await settingsOfPractice(transaction);
    // The outbox writes them again by the new hours.
    if (remindsOtherwise(stored, saved)) await outboxRepository(transaction).forgetReminders();
    return saved;
  });
}
