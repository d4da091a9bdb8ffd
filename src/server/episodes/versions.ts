import type { EpisodeTexts } from '@/contract/episodeAnswers';
import type { CommandContext } from '../core/context';
import { attends } from '../patients/access';
import { peopleNames } from '../record/repository';
import { keepOverwritten, toVersionFields, versionsOf } from '../record/versionRepository';
import { findEpisode } from './queries';
import type { HeldEpisode } from './repository';

/** What of an episode is kept when it is overwritten. Who leads it is no statement about care. */
type Content = Omit<HeldEpisode, 'id' | 'patientId' | 'createdAt' | 'leadId'>;

const contentOf = ({
  id: _id,
  patientId: _patientId,
  createdAt: _createdAt,
  leadId: _leadId,
  ...content
}: HeldEpisode): Content => content;

/** Keeps what an episode, which the caller holds, said, if the new values say something else. */
export async function keepEpisode(
  { db, user, now }: Pick<CommandContext, 'db' | 'user' | 'now'>,
  held: HeldEpisode,
  values: Partial<Content>,
): Promise<void> {
  // One that began by itself and that nobody has described yet says nothing.
  if (held.reason === null && held.dischargedOn === null) return;
  const [before, after] = [contentOf(held), contentOf({ ...held, ...values })];
  await keepOverwritten(db, { entity: 'EPISODE', row: held, before, after }, { user, now });
}

/** What an episode of a patient whom the caller attends said before each change, newest first. */
export async function listEpisodeVersions(context: CommandContext, { id }: { id: string }) {
  const { db, user } = context;
  await findEpisode(context, id);
  const versions = (await versionsOf(db, 'EPISODE', id, attends(user))).map((row) => ({
    fields: toVersionFields(row),
    content: row.content as unknown as Content,
  }));
  const names = await peopleNames(
    db,
    versions.flatMap(({ content }) => content.dischargedBy ?? []),
  );
  return versions.map(({ fields, content }) => {
    const { dischargedOn, dischargeReason, dischargedBy, ...said } = content;
    const by = dischargedBy === null ? null : (names[dischargedBy] ?? null);
    const discharge = dischargedOn === null ? null : { on: dischargedOn, reason: dischargeReason, by };
    const episode: EpisodeTexts = { ...said, discharge };
    return { ...fields, episode };
  });
}
