import { Link } from 'react-router-dom';
import type { PendingWork as Work } from '@/contract/pending/entities';
import { freshUnlessMissing } from '@/shared/freshness';
import { cx } from '@/shared/lib/css';
import { recordRun, ROUTES } from '@/shared/routes';
import {
  CalendarCheckIcon,
  ConversationIcon,
  EvaluationIcon,
  Icon,
  type IconComponent,
  UserIcon,
  WarningIcon,
} from '@/shared/ui/icon';
import { useGetPendingWorkQuery } from '../api';
import styles from './PendingWork.module.css';

export interface PendingWorkProps {
  /** Address of the agenda with the scheduled appointments of these days. */
  unconfirmedAddress: (firstDay: string, lastDay: string) => string;
}

interface Entry {
  key: keyof Work;
  icon: IconComponent;
  text: string;
  to: string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What waits, each with the place where it is dealt with; what is at 0 is left out. */
function entriesOf(
  { unwritten, unconfirmed, alarms, outgrownGuardians, unread }: Work,
  props: PendingWorkProps,
): Entry[] {
  return [
    ...(alarms.first
      ? [
          {
            key: 'alarms' as const,
            icon: WarningIcon,
            text: counted(alarms.count, 'aviso de dolor', 'avisos de dolor'),
            to: recordRun(alarms.first.patientId, alarms.first.runId),
          },
        ]
      : []),
    ...(unwritten.first
      ? [
          {
            key: 'unwritten' as const,
            icon: EvaluationIcon,
            text: counted(unwritten.count, 'sesión sin escribir', 'sesiones sin escribir'),
            to: ROUTES.sessionOfAppointment(unwritten.first.appointmentId),
          },
        ]
      : []),
    ...(unconfirmed.count > 0
      ? [
          {
            key: 'unconfirmed' as const,
            icon: CalendarCheckIcon,
            text: counted(unconfirmed.count, 'cita sin confirmar', 'citas sin confirmar'),
            to: props.unconfirmedAddress(unconfirmed.firstDay, unconfirmed.lastDay),
          },
        ]
      : []),
    ...(outgrownGuardians.first
      ? [
          {
            key: 'outgrownGuardians' as const,
            icon: UserIcon,
            text: counted(outgrownGuardians.count, 'tutor que revisar', 'tutores que revisar'),
            to: ROUTES.patient(outgrownGuardians.first.patientId),
          },
        ]
      : []),
    ...(unread.first
      ? [
          {
            key: 'unread' as const,
            icon: ConversationIcon,
            text: counted(unread.count, 'mensaje sin leer', 'mensajes sin leer'),
            to: ROUTES.conversation(unread.first.conversationId),
          },
        ]
      : []),
  ];
}

/**
 * What waits for the therapist: alarms, sessions to write, appointments to confirm until tomorrow, unread messages. A
 * server without the route shows nothing.
 */
export function PendingWork(props: PendingWorkProps) {
  const { currentData: work, error } = useGetPendingWorkQuery(undefined, { refetchOnMountOrArgChange: true });
  useGetPendingWorkQuery(undefined, freshUnlessMissing(error));
  if (!work) return !error ? <div className={styles.work} aria-hidden="true" /> : null;
  const entries = entriesOf(work, props);
  return (
    <ul className={styles.work} aria-label="Pendiente">
      {entries.length === 0 && <li className={styles.quiet}>No tienes nada pendiente</li>}
      {entries.map(({ key, icon, text, to }) => (
        <li key={key}>
          <Link to={to} className={cx(styles.link, key === 'alarms' && styles.alarm)}>
            <Icon of={icon} />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
