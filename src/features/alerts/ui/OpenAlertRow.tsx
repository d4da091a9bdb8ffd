import type { Alert } from '@/contract/alertAnswers';
import { ALERT_MESSAGES, type AlertEnding } from '@/contract/alerts';
import { alertText } from '@/contract/patientRisks';
import { formatDate } from '@/shared/lib/dates';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { useEndAlertMutation } from '../api';
import styles from './AlertsDialog.module.css';

export interface OpenAlertRowProps {
  patientId: string;
  alert: Alert;
}

/** An open alert with the two ways to close it. Either is kept in its history. */
export function OpenAlertRow({ patientId, alert }: OpenAlertRowProps) {
  const [end, { isLoading }] = useEndAlertMutation();
  const { submit } = useSubmit((ending: AlertEnding) => end({ patientId, id: alert.id, ending }), {
    success: (_alerts, ending) => (ending === 'RESOLVED' ? ALERT_MESSAGES.resolved : ALERT_MESSAGES.removed),
    failure: ALERT_MESSAGES.endFailed,
  });
  const about = <VisuallyHidden>: {alertText(alert)}</VisuallyHidden>;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{alertText(alert)}</strong>
        <span className={styles.second}>
          Desde el {formatDate(alert.notedOn)} · {alert.author.name}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button size="sm" disabled={isLoading} onClick={() => void submit('RESOLVED')}>
          Resolver{about}
        </Button>
        <Button size="sm" variant="quiet" disabled={isLoading} onClick={() => void submit('MISTAKE')}>
          Quitar por error{about}
        </Button>
      </div>
    </li>
  );
}
