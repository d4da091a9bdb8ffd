import { useAlerts } from '../useAlerts';
import { AlertBadges } from './AlertBadges';
import styles from './AlertBanner.module.css';

/** Open alerts of a patient above a form; nothing where there are none. An empty id asks for nothing. */
export function AlertBanner({ patientId }: { patientId: string }) {
  const { open } = useAlerts(patientId);
  if (open.length === 0) return null;
  return (
    <section className={styles.banner} aria-label="Alertas clínicas del paciente">
      <strong>Alertas</strong>
      <AlertBadges alerts={open} />
    </section>
  );
}
