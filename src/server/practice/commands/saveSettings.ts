import type { EditOf } from '@/contract/edits/rule';
import { practiceSettingsSchema, type PracticeSettingsBody } from '@/contract/practice/schemas';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { practiceSettings } from '../queries';
import { practiceRepository, settingsOf } from '../repository';

/** Replaces the settings of the practice. An edit changes its own fields alone. */
export async function saveSettings(
  { db, now, timeZone }: CommandContext,
  edit: EditOf<PracticeSettingsBody>,
) {
  return db.transaction(async (transaction) => {
    await practiceRepository(transaction).hold();
    const { settings: stored } = await practiceSettings({ db: transaction });
    const body = editedBody({ schema: practiceSettingsSchema, edit, stored });
    await practiceRepository(transaction).saveSettings(settingsOf(body), timeZone, now);
    return practiceSettings({ db: transaction });
  });
}
