import { useField } from 'formik';
import { ALERT_MESSAGES } from '@/contract/alerts';
import { Button } from '@/shared/ui/button/Button';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useAlerts } from '../api';
import { AlertBadges } from './RecordAlerts';
import styles from './AlertBanner.module.css';

export interface MissingAlertsProps {
  onRetry: () => void;
  /** They are being asked for again. */
  isAsking: boolean;
}

/** In place of alerts that could not be had, because a patient without any looks the same. */
export function MissingAlerts({ onRetry, isAsking }: MissingAlertsProps) {
  return (
    <InlineAlert
      tone="warning"
      live
      action={
        <Button size="sm" loading={isAsking} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {ALERT_MESSAGES.loadFailed}
    </InlineAlert>
  );
}

/** Open alerts of a patient above a form; nothing where there are none. */
export function AlertBanner({ patientId }: { patientId: string }) {
  const { open, failure } = useAlerts(patientId);
  if (failure) return <MissingAlerts {...failure} />;
  if (open.length === 0) return null;
  return (
    <section className={styles.banner} aria-label="Alertas clínicas del paciente">
      <strong>Alertas</strong>
      <AlertBadges alerts={open} />
    </section>
  );
}

/** Alerts of the patient whom a field of the surrounding Formik form names. */
export function FormAlertBanner({ name }: { name: string }) {
  const [{ value }] = useField<string | null | undefined>(name);
  return <AlertBanner patientId={value ?? ''} />;
}
