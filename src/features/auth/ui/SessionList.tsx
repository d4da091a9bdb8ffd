import type { UserSession } from '@/contract/authAnswers';
import { formatMoment } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge/Badge';
import { deviceName } from '../device';
import styles from './SessionList.module.css';

/** The user's sign-in sessions with device, start, last use and address; the current one is marked. */
export function SessionList({ sessions }: { sessions: readonly UserSession[] }) {
  return (
    <ul className={styles.list} aria-label="Sesiones abiertas">
      {sessions.map(({ id, userAgent, createdAt, lastUsedAt, address, current }) => (
        <li key={id} className={styles.item}>
          <p className={styles.device}>
            {deviceName(userAgent)}
            {current && <Badge tone="success">Esta sesión</Badge>}
          </p>
          <p className={styles.facts}>
            <span>
              Última actividad: <time dateTime={lastUsedAt}>{formatMoment(lastUsedAt)}</time>
            </span>
            <span>
              Iniciada: <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </span>
            {address && <span>Dirección: {address}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
