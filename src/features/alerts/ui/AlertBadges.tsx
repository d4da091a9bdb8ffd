import type { Alert } from '@/contract/alertAnswers';
import { alertText } from '@/contract/patientRisks';
import { formatDate } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge/Badge';
import { WarningIcon } from '@/shared/ui/icon/icons';
import styles from './AlertBadges.module.css';

/** Open alerts in a row; since when and by whom stands in the title and in the dialog. */
export function AlertBadges({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <ul className={styles.badges} aria-label="Alertas clínicas">
      {alerts.map((alert) => (
        <li key={alert.id} title={`Desde el ${formatDate(alert.notedOn)}, por ${alert.author.name}`}>
          <Badge tone="danger" icon={WarningIcon}>
            {alertText(alert)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
