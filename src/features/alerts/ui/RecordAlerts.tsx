import type { Alert } from '@/contract/alertAnswers';
import { ALERT_MESSAGES } from '@/contract/alerts';
import { alertText } from '@/contract/patientRisks';
import { formatDate } from '@/shared/lib/dates';
import { useOpening } from '@/shared/openings/useOpening';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { WarningIcon } from '@/shared/ui/icon/icons';
import { RetryAlert } from '@/shared/ui/inline-alert/RetryAlert';
import { FailedDialog } from '@/shared/ui/late-part/FailedDialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import type { AlertsFailure } from '../api';
import type { AlertsDialogProps } from './AlertsDialog';
import styles from './RecordAlerts.module.css';

// The form and its fields are a third of a record's code, and rarely used.
const AlertsDialog = latePart<AlertsDialogProps>(async () => (await import('./AlertsDialog')).AlertsDialog, {
  failed: (props) => (
    <FailedDialog title="Alertas clínicas" message="No se han podido abrir las alertas" {...props} />
  ),
});

/** In place of alerts that could not be had, because a patient without any looks the same. */
export function MissingAlerts({ onRetry, isAsking }: AlertsFailure) {
  return <RetryAlert message={ALERT_MESSAGES.loadFailed} onRetry={onRetry} retrying={isAsking} />;
}

export interface RecordAlertsProps {
  patient: AlertsDialogProps['patient'];
  open: readonly Alert[];
  /** Keeps the line free until the alerts are known, so that nothing moves when they come. */
  isLoading?: boolean;
  /** That they could not be had, as `useAlerts` says it. */
  failure?: AlertsFailure | null;
}

/** Open alerts at the head of a record, with the way to add and close them, or that they could not be had. */
export function RecordAlerts({ patient, open, isLoading = false, failure = null }: RecordAlertsProps) {
  const managing = useOpening('patientAlerts');
  if (failure) return <MissingAlerts {...failure} />;
  if (isLoading) return <div className={styles.alerts} />;
  return (
    <div className={styles.alerts}>
      {open.length > 0 && <AlertBadges alerts={open} />}
      <Button size="sm" variant="quiet" onClick={() => managing.open()}>
        {open.length > 0 ? 'Gestionar alertas' : 'Añadir alerta'}
      </Button>
      {managing.isOpen && <AlertsDialog patient={patient} onClose={managing.close} />}
    </div>
  );
}

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
