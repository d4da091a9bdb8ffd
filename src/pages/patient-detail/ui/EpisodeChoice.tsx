import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEpisodeChoice, EpisodeFilter } from '@/features/episodes';
import styles from './PatientDetailPage.module.css';

/** What the parts of a record are given. */
export interface SectionProps {
  patientId: string;
}

/** What figures of a record need. */
export interface EpisodeFiguresProps extends SectionProps {
  /** Null for all episodes. */
  episodeId: string | null;
}

/** Query parameter with the id of the episode that the record shows. */
export const EPISODE_PARAM = 'episode';

/** The episode that the address names, what else can be chosen, and the way to choose it. */
export function useShownEpisode(patientId: string) {
  const [params, setParams] = useSearchParams();
  const choice = useEpisodeChoice(patientId, params.get(EPISODE_PARAM));
  const choose = useCallback(
    (episodeId: string | null) =>
      setParams(
        (known) => {
          if (episodeId === null) known.delete(EPISODE_PARAM);
          else known.set(EPISODE_PARAM, episodeId);
          return known;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { ...choice, choose };
}

/** Choice of the episode to show. Nothing where there is none to choose. */
export function EpisodeChoice({ episode }: { episode: ReturnType<typeof useShownEpisode> }) {
  const { episodes, chosen, choose } = episode;
  if (!episodes || episodes.length < 2) return null;
  return (
    <div className={styles.episode}>
      <EpisodeFilter episodes={episodes} value={chosen} onChange={choose} />
    </div>
  );
}
