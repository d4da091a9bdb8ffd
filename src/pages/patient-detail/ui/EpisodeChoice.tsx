import { EpisodeFilter } from '@/features/episodes';
import styles from './PatientDetailPage.module.css';
import type { useShownEpisode } from './useShownEpisode';

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
