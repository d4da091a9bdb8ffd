import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEpisodeChoice } from '@/features/episodes';

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
