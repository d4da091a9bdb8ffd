import { counted } from './common/text';
import type { Episode } from './episodeAnswers';
import { EPISODE_LIMITS, EPISODE_REGION_LABELS } from './episodes';

/** What an episode is called: its reason, else its region, else that nobody has described it. */
export const episodeTitle = ({ reason, region }: Pick<Episode, 'reason' | 'region'>): string =>
  reason ?? (region && EPISODE_REGION_LABELS[region]) ?? 'Proceso sin describir';

type Authorised = Pick<Episode, 'authorisation' | 'authorisedSessions' | 'usedSessions'>;

/** 'Autorización VOL-33 · 8 de 10 sesiones'; null if there is no authorisation. */
export function authorisationText({
  authorisation,
  authorisedSessions,
  usedSessions,
}: Authorised): string | null {
  const parts = [
    authorisation && `Autorización ${authorisation}`,
    authorisedSessions !== null &&
      `${usedSessions} de ${counted(authorisedSessions, ['sesión', 'sesiones'])}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** Says that few authorised sessions are left, or none; null while there are enough, or if none were authorised. */
export function authorisationWarning({
  authorisedSessions,
  usedSessions,
}: Pick<Authorised, 'authorisedSessions' | 'usedSessions'>): string | null {
  if (authorisedSessions === null) return null;
  const left = authorisedSessions - usedSessions;
  if (left > EPISODE_LIMITS.fewSessionsLeft) return null;
  if (left <= 0) return 'Sesiones autorizadas agotadas';
  return left === 1 ? 'Queda 1 sesión autorizada' : `Quedan ${left} sesiones autorizadas`;
}
