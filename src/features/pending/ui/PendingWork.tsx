import { Link } from 'react-router-dom';
import { counted } from '@/contract/common/text';
import { PENDING_FAILED } from '@/contract/pending';
import type { PendingWork as Work } from '@/contract/pendingAnswers';
import { isApiError } from '@/shared/api/errors';
import { KEEP_FRESH } from '@/shared/freshness';
import { cx } from '@/shared/lib/css';
import { formatShortDate } from '@/shared/lib/dates';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { useOpening } from '@/shared/openings/useOpening';
import { recordRun, ROUTES } from '@/shared/routes';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Icon, type IconComponent } from '@/shared/ui/icon/Icon';
import {
  CalendarCheckIcon,
  ConversationIcon,
  EvaluationIcon,
  UserIcon,
  WarningIcon,
} from '@/shared/ui/icon/icons';
import { useGetPendingWorkQuery } from '../api';
import styles from './PendingWork.module.css';

export interface PendingWorkProps {
  /** Address of the agenda with the scheduled appointments of these days. */
  unconfirmedAddress: (firstDay: string, lastDay: string) => string;
}

/** One of several that wait, and where it is dealt with. */
interface Place {
  to: string;
  name: string;
  day?: string | undefined;
}

interface Entry {
  key: keyof Work;
  icon: IconComponent;
  text: string;
  to: string;
  /** Those of several that are listed. */
  places?: readonly Place[];
  /** How many more there are than are listed. */
  more?: number;
}

interface Rows<Row> {
  count: number;
  first: Row | null;
  all?: (Row & { day?: string | undefined })[] | undefined;
}

/** The way to the first, and to each of several; nothing if there is none. */
function waysTo<Row extends { patientName: string }>(
  { count, first, all = [] }: Rows<Row>,
  addressOf: (row: Row) => string,
): Pick<Entry, 'to' | 'places' | 'more'>[] {
  if (!first) return [];
  const places = all.map((row) => ({ to: addressOf(row), name: row.patientName, day: row.day }));
  return [{ to: addressOf(first), ...(places.length > 1 && { places, more: count - places.length }) }];
}

/** What waits, each with the place where it is dealt with; what is at 0 is left out. */
function entriesOf(
  { unwritten, unconfirmed, alarms, outgrownGuardians, unread }: Work,
  props: PendingWorkProps,
): Entry[] {
  return [
    ...waysTo(alarms, ({ patientId, runId }) => recordRun(patientId, runId)).map((way) => ({
      key: 'alarms' as const,
      icon: WarningIcon,
      text: counted(alarms.count, ['aviso de dolor', 'avisos de dolor']),
      ...way,
    })),
    ...waysTo(unwritten, ({ appointmentId }) => ROUTES.sessionOfAppointment(appointmentId)).map((way) => ({
      key: 'unwritten' as const,
      icon: EvaluationIcon,
      text: counted(unwritten.count, ['sesión sin escribir', 'sesiones sin escribir']),
      ...way,
    })),
    ...(unconfirmed.count > 0
      ? [
          {
            key: 'unconfirmed' as const,
            icon: CalendarCheckIcon,
            text: counted(unconfirmed.count, ['cita sin confirmar', 'citas sin confirmar']),
            to: props.unconfirmedAddress(unconfirmed.firstDay, unconfirmed.lastDay),
          },
        ]
      : []),
    ...waysTo(outgrownGuardians, ({ patientId }) => ROUTES.patient(patientId)).map((way) => ({
      key: 'outgrownGuardians' as const,
      icon: UserIcon,
      text: counted(outgrownGuardians.count, ['tutor que revisar', 'tutores que revisar']),
      ...way,
    })),
    ...waysTo(unread, ({ conversationId }) => ROUTES.conversation(conversationId)).map((way) => ({
      key: 'unread' as const,
      icon: ConversationIcon,
      text: counted(unread.count, ['mensaje sin leer', 'mensajes sin leer']),
      ...way,
      // Messages are counted, and conversations listed.
      more: 0,
    })),
  ];
}

interface PlacesDialogProps {
  text: string;
  places: readonly Place[];
  more: number;
  onClose: () => void;
}

/** Several that wait, each with the way to it, and how many more there are. */
function PlacesDialog({ text, places, more, onClose }: PlacesDialogProps) {
  return (
    <Dialog open size="sm" title={text} onClose={onClose} closeOnBackdrop>
      <ul className={styles.places}>
        {places.map(({ to, name, day }) => (
          <li key={to}>
            <Link to={to} className={styles.place}>
              <bdi>{name}</bdi>
              {day && <span className={styles.day}>{formatShortDate(day)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.quiet}>{`Y ${more} más`}</p>}
    </Dialog>
  );
}

/**
 * What waits for the therapist: alarms, sessions to write, appointments to confirm until tomorrow, unread messages. A
 * server without the route shows nothing.
 */
export function PendingWork(props: PendingWorkProps) {
  const { currentData: work, error } = useGetPendingWorkQuery(undefined, {
    ...KEEP_FRESH,
    refetchOnMountOrArgChange: true,
  });
  const opening = useOpening('pendingPlaces');
  const isUnknown = isApiError(error) && error.status === 404;
  useLoggedFailure(error && !isUnknown, PENDING_FAILED);
  if (!work && !error) return <div className={styles.work} aria-hidden="true" />;
  if (!work) return isUnknown ? null : <p className={styles.quiet}>{PENDING_FAILED}</p>;
  const entries = entriesOf(work, props);
  return (
    <ul className={styles.work} aria-label="Pendiente">
      {entries.length === 0 && <li className={styles.quiet}>No tienes nada pendiente</li>}
      {entries.map(({ key, icon, text, to, places, more = 0 }) => {
        const className = cx(styles.link, key === 'alarms' && styles.alarm);
        const shown = (
          <>
            <Icon of={icon} />
            <span>{text}</span>
          </>
        );
        return (
          <li key={key}>
            {places ? (
              <button
                type="button"
                className={className}
                aria-haspopup="dialog"
                onClick={() => opening.open(key)}
              >
                {shown}
              </button>
            ) : (
              <Link to={to} className={className}>
                {shown}
              </Link>
            )}
            {places && opening.id === key && (
              <PlacesDialog {...{ text, places, more }} onClose={opening.close} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
