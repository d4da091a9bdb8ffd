import type { Session } from '@/contract/sessionAnswers';
import { SESSION_MESSAGES } from '@/contract/sessions';
import { KEEP_FRESH } from '@/shared/freshness';
import { formatShortDate, practiceWallClock } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/hooks';
import { ROUTES } from '@/shared/routes';
import { GlanceCard } from '@/shared/ui/glance-card/GlanceCard';
import { HistoryIcon } from '@/shared/ui/icon/icons';
import { useListPatientSessionsQuery } from '../api';
import { lastHeld } from '../history';

/** vie, 5 mar 2027 · 09:30 */
const whenOf = ({ date, time }: Session) =>
  `${formatShortDate(date)} ${date.slice(0, 4)}${time && ` · ${time}`}`;

/** The type, and the beginning of what was noted. */
const lineOf = ({ treatmentType, notes, sharedNotes, duration }: Session) =>
  [treatmentType, (notes ?? sharedNotes)?.split('\n')[0] || `${duration} min`].filter(Boolean).join(' · ');

/**
 * A patient's last session at a glance, with the way to it. A failed fetch raises no toast, and the card does not
 * claim that there is none.
 */
export function LastSessionCard({ patientId }: { patientId: string }) {
  const { currentData, error } = useListPatientSessionsQuery(patientId, KEEP_FRESH);
  const now = useNow();
  const last = currentData && lastHeld(currentData, practiceWallClock(now));
  const none = currentData ? SESSION_MESSAGES.noneYet : SESSION_MESSAGES.unavailable;
  return (
    <GlanceCard
      label="Última sesión"
      icon={HistoryIcon}
      loading={!currentData && !error}
      {...(last ? { title: whenOf(last), line: lineOf(last), to: ROUTES.session(last.id) } : { title: none })}
    />
  );
}
