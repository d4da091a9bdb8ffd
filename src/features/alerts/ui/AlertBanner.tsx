import { type ReactNode, useMemo } from 'react';
import { useAlerts } from '../api';
import { AlertBadges, MissingAlerts } from './RecordAlerts';
import styles from './AlertBanner.module.css';

/** Open alerts of a patient, or that they could not be had; nothing where there are none. */
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

/** What somebody noted of a patient for the strip above a form: what to show of it, and which risks it names. */
export function useNotedAlerts(patientId: string): { noted: ReactNode; notedRisks: readonly string[] } {
  const { open, failure } = useAlerts(patientId);
  return useMemo(
    () => ({
      noted: (open.length > 0 || failure) && <AlertBanner patientId={patientId} />,
      notedRisks: open.map(({ kind }) => kind),
    }),
    [open, failure, patientId],
  );
}
