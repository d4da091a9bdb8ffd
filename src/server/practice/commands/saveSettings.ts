import type { PracticeSettingsBody } from '@/contract/practice/schemas';
import type { CommandContext } from '../../core/context';
import { practiceSettings } from '../queries';
import { practiceRepository, settingsOf } from '../repository';

/** Replaces the settings of the practice. */
export async function saveSettings({ db, now, timeZone }: CommandContext, body: PracticeSettingsBody) {
  await practiceRepository(db).saveSettings(settingsOf(body), timeZone, now);
  return practiceSettings({ db });
}
