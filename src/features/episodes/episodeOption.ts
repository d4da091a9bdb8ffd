import type { Episode } from '@/contract/episodeAnswers';
import { episodeTitle } from '@/contract/episodeText';

/** What an episode is called where several are named, with whether it is over. */
export const episodeName = (episode: Episode): string =>
  episode.discharge ? `${episodeTitle(episode)} (dado de alta)` : episodeTitle(episode);

/** An episode as an option of a select. */
export const episodeOption = (episode: Episode) => ({ value: episode.id, label: episodeName(episode) });
