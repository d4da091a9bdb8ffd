import { AdherencePanel } from '@/features/progress';
import { PatientRoutinesCard } from '@/features/routines';
import type { SectionProps } from './EvaluationsSection';
import styles from './PatientDetailPage.module.css';

/** Tab 'Rutinas' of a patient. */
export function RoutinesSection({ patientId }: SectionProps) {
  return (
    <div className={styles.stack}>
      <PatientRoutinesCard patientId={patientId} />
      <AdherencePanel patientId={patientId} />
    </div>
  );
}
