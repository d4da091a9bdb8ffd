import { EPISODE_MESSAGES } from '@/contract/episodes/messages';
import type { EpisodeBody } from '@/contract/episodes/schemas';
import type { CommandContext } from '../../core/context';
import { invalidField } from '../../core/errors';
import { episodeValues } from '../episodeValues';
import { episodesOf, findEpisode } from '../queries';
import { episodeRepository } from '../repository';

/** Replaces what an episode says, also of a discharged one. Answers all episodes of the record. */
export async function updateEpisode(
  context: CommandContext,
  { id, body }: { id: string; body: EpisodeBody },
) {
  const { db, now } = context;
  const { patientId, dischargedOn } = await findEpisode(context, id);
  const values = await episodeValues(context, patientId, body);
  if (values.startedOn && dischargedOn && values.startedOn > dischargedOn)
    throw invalidField('startedOn', EPISODE_MESSAGES.startAfterDischarge);
  await episodeRepository(db).update(id, values, now);
  return episodesOf(context, patientId);
}
