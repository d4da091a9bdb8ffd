import type { EpisodeBody } from '@/contract/episodeSchemas';
import type { CommandContext } from '../../core/context';
import { openEpisode } from '../assign';
import { episodeValues } from '../episodeValues';
import { checkRecord, episodesOf } from '../queries';
import { episodeRepository } from '../repository';

/**
 * Opens an episode in a record, which is active from then on. It begins today, with the caller as its lead, unless the
 * body says otherwise. Answers all episodes of the record.
 */
export async function openEpisodeByHand(
  context: CommandContext,
  { id, body }: { id: string; body: EpisodeBody },
) {
  const { db, user, now, timeZone, audited } = context;
  await checkRecord(context, id);
  const values = { startedOn: user.today, leadId: user.id, ...(await episodeValues(context, id, body)) };
  await db.transaction(async (transaction) => {
    await episodeRepository(transaction).lockRecord(id);
    const episodeId = await openEpisode({ ...context, db: transaction }, id, values);
    await episodeRepository(transaction).settleStatus(id, now, timeZone);
    audited({ patientId: id, entityId: episodeId });
  });
  return episodesOf(context, id);
}
