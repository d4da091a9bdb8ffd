import { startOfDay } from '@/contract/common/practiceTime';
import { EPISODE_MESSAGES } from '@/contract/episodes';
import type { CommandContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { episodesOf, findEpisode } from '../queries';
import { episodeRepository } from '../repository';

/**
 * Opens a discharged episode again. Routines and appointments stay as the discharge left them; appointments made since
 * then that belong to none join it. Answers all episodes of the record.
 */
export async function reopenEpisode(context: CommandContext, { id }: { id: string }) {
  const { db, now, timeZone } = context;
  const { patientId } = await findEpisode(context, id);
  await db.transaction(async (transaction) => {
    const repository = episodeRepository(transaction);
    await repository.lockRecord(patientId);
    const dischargedOn = (await repository.find(id))?.dischargedOn;
    if (!dischargedOn) throw conflict(EPISODE_MESSAGES.notDischarged);
    await repository.reopen(id, now);
    await repository.adopt(patientId, id, startOfDay(dischargedOn, timeZone));
    await repository.settleStatus(patientId, now, timeZone);
  });
  return episodesOf(context, patientId);
}
