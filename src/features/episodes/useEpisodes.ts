import { skipToken } from '@reduxjs/toolkit/query';
import type { Episode } from '@/contract/episodeAnswers';
import { useCapability } from '@/shared/capabilities';
import { KEEP_FRESH } from '@/shared/freshness';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';
import { useListEpisodesQuery } from './api';

/** Whether who looks on is told of episodes; undefined while that is not known. Reasons are clinical: an ADMIN is not. */
function useTellsEpisodes(): boolean | undefined {
  const has = useCapability('episodes');
  return useAppSelector(selectUser)?.role === 'THERAPIST' ? has : false;
}

/**
 * Episodes of a patient, the open ones first. `episodes` is undefined while they load and where the server has none;
 * only a server with the capability is asked. They are asked for anew each time, because every session counts in them.
 */
export function useEpisodes(patientId: string) {
  const has = useTellsEpisodes();
  const { currentData, error, isFetching, refetch } = useListEpisodesQuery(
    has && patientId ? patientId : skipToken,
    { ...KEEP_FRESH, refetchOnMountOrArgChange: true },
  );
  return { has, episodes: currentData, error, isFetching, refetch };
}

/**
 * Episodes to choose from where `asked` names one by its id, and that one if the patient has it, else null. Their
 * figures may be older than those of `useEpisodes`.
 */
export function useEpisodeChoice(patientId: string, asked: string | null) {
  const has = useTellsEpisodes();
  const { currentData: episodes, error } = useListEpisodesQuery(has && patientId ? patientId : skipToken);
  const chosen = asked !== null && episodes?.some(({ id }) => id === asked) ? asked : null;
  return {
    episodes,
    chosen,
    /** False while it is not known whether what was asked for is an episode. */
    isSettled: asked === null || has === false || episodes !== undefined || error !== undefined,
  };
}

/**
 * Id of the episode to which the server gives care of a day (`YYYY-MM-DD`) where none is chosen; null if it opens one.
 * `episodes` are the open ones first, newest first.
 */
export function episodeOfCare(episodes: readonly Episode[], day: string): string | null {
  const open = episodes.find(({ discharge }) => !discharge);
  if (open) return open.id;
  const [lasted] = episodes
    .filter(({ startedOn, discharge }) => startedOn <= day && day <= (discharge?.on ?? ''))
    .sort((one, other) => other.startedOn.localeCompare(one.startedOn));
  return lasted?.id ?? null;
}

/** Whether a form of this patient can be shown without a field that would come later. */
export function useEpisodesSettled(patientId: string): boolean {
  const { has, episodes, error } = useEpisodes(patientId);
  return has === false || patientId === '' || episodes !== undefined || error !== undefined;
}
