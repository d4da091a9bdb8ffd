import { useField } from 'formik';
import { useAlerts } from '../api';
import { AlertBadges, MissingAlerts } from './RecordAlerts';
import styles from './AlertBanner.module.css';

/** Open alerts of a patient above a form, or that they could not be had; nothing where there are none. */
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
