import { EvaluationList, EvaluationTrends } from '@/features/evaluations';
import styles from './PatientDetailPage.module.css';

export interface SectionProps {
  patientId: string;
}

/** Tab 'Evaluaciones' of a patient. */
export function EvaluationsSection({ patientId }: SectionProps) {
  return (
    <div className={styles.stack}>
      <EvaluationList patientId={patientId} />
      <EvaluationTrends patientId={patientId} />
    </div>
  );
}
