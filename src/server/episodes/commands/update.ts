import type { EditOf } from '@/contract/edits';
import { EPISODE_MESSAGES } from '@/contract/episodes';
import { type EpisodeBody, episodeBodySchema } from '@/contract/episodeSchemas';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { invalidField } from '../../core/errors';
import { episodeValues } from '../episodeValues';
import { episodesOf, findEpisode } from '../queries';
import { episodeRepository } from '../repository';

/**
 * Replaces what an episode says, also of a discharged one. An edit changes its own fields alone. Answers all episodes of
 * the record.
 */
export async function updateEpisode(
  context: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<EpisodeBody> },
) {
  return context.db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    const stored = (await episodeRepository(transaction).hold(id)) ?? {};
    const { patientId, dischargedOn } = await findEpisode(inside, id);
    const body = editedBody({ schema: episodeBodySchema, edit, stored: { ...stored }, ifNamed: ['leadId'] });
    const values = await episodeValues(inside, patientId, body);
    if (values.startedOn && dischargedOn && values.startedOn > dischargedOn)
      throw invalidField('startedOn', EPISODE_MESSAGES.startAfterDischarge);
    await episodeRepository(transaction).update(id, values, context.now);
    return episodesOf(inside, patientId);
  });
}
