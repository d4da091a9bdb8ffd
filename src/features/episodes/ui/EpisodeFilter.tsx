import type { Episode } from '@/contract/episodeAnswers';
import { episodeTitle } from '@/contract/episodeText';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';

export interface EpisodeFilterProps {
  /** Undefined while they load and where the server has none. */
  episodes: readonly Episode[] | undefined;
  /** Id of the episode that is shown; null for all. */
  value: string | null;
  onChange: (episodeId: string | null) => void;
}

/** Choice of the episode that a part of the record shows. Nothing with fewer than two: there is nothing to choose. */
export function EpisodeFilter({ episodes, value, onChange }: EpisodeFilterProps) {
  if (!episodes || episodes.length < 2) return null;
  return (
    <NativeSelectField
      label="Proceso"
      placeholder="Todos"
      options={episodes.map(episodeOption)}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen || null)}
    />
  );
}

/** What an episode is called where several are named, with whether it is over. */
export const episodeName = (episode: Episode): string =>
  episode.discharge ? `${episodeTitle(episode)} (dado de alta)` : episodeTitle(episode);

/** An episode as an option of a select. */
export const episodeOption = (episode: Episode) => ({ value: episode.id, label: episodeName(episode) });
