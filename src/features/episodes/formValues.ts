import type { Episode } from '@/contract/episodeAnswers';
import type { EpisodeRegion } from '@/contract/episodes';
import type { EpisodeBody } from '@/contract/episodeSchemas';

/** Values of the form. An empty region is none. */
export interface EpisodeValues {
  reason: string;
  region: EpisodeRegion | '';
  startedOn: string;
  leadId: string;
  authorisation: string;
  authorisedSessions: number | null;
}

/** Values of an existing episode, or of a new one that begins on `today`, a day of the practice. */
export const episodeValues = (
  episode: Episode | undefined,
  { today, leadId }: { today: string; leadId: string },
): EpisodeValues => ({
  reason: episode?.reason ?? '',
  region: episode?.region ?? '',
  startedOn: episode?.startedOn ?? today,
  leadId: episode?.lead.id ?? leadId,
  authorisation: episode?.authorisation ?? '',
  authorisedSessions: episode?.authorisedSessions ?? null,
});

/** Request body. Without a chosen lead the server's rule decides. */
export const toEpisodeBody = ({ region, leadId, ...values }: EpisodeValues): EpisodeBody => ({
  ...values,
  reason: values.reason.trim(),
  authorisation: values.authorisation.trim(),
  authorisedSessions: values.authorisedSessions ?? undefined,
  region: region || null,
  leadId: leadId || null,
});
