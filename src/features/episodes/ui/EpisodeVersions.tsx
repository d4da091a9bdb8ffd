import type { Episode, EpisodeTexts } from '@/contract/episodeAnswers';
import { DISCHARGE_REASON_LABELS, EPISODE_REGION_LABELS } from '@/contract/episodes';
import { formatDate } from '@/shared/lib/dates';
import { type VersionPart, VersionHistory } from '@/shared/ui/version-history/VersionHistory';
import { useLazyListEpisodeVersionsQuery } from '../api';

/** '19/05/2025 · Objetivos alcanzados · Ana Ruiz Soler' */
export function dischargeText({ on, reason, by }: NonNullable<Episode['discharge']>): string {
  const why = reason && DISCHARGE_REASON_LABELS[reason];
  return [formatDate(on), why, by].filter(Boolean).join(' · ');
}

const partsOf = (episode: EpisodeTexts): VersionPart[] => [
  { label: 'Motivo', text: episode.reason ?? '' },
  { label: 'Zona', text: episode.region ? EPISODE_REGION_LABELS[episode.region] : '' },
  { label: 'Inicio', text: formatDate(episode.startedOn) },
  { label: 'Volante o autorización', text: episode.authorisation ?? '' },
  { label: 'Sesiones autorizadas', text: episode.authorisedSessions?.toString() ?? '' },
  { label: 'Alta', text: episode.discharge ? dischargeText(episode.discharge) : '' },
];

export interface EpisodeVersionsProps {
  patientId: string;
  episode: Episode;
}

/** What an episode and its discharge said before. Renders nothing if nothing was overwritten. */
export function EpisodeVersions({ patientId, episode }: EpisodeVersionsProps) {
  const [load, query] = useLazyListEpisodeVersionsQuery();
  if (!episode.corrected) return null;
  return (
    <VersionHistory
      verb="Modificado"
      correctedAt={episode.corrected.at}
      authorName={episode.corrected.by}
      namesReplacer
      current={episode}
      partsOf={partsOf}
      query={query}
      onLoad={() => void load({ patientId, id: episode.id })}
    />
  );
}
