import { useNavigate } from 'react-router-dom';
import { StartChatButton } from '@/features/chat';
import { AdherencePanel } from '@/features/progress';
import { PatientRoutinesCard } from '@/features/routines';
import { ROUTES } from '@/shared/routes';
import styles from './PatientDetailPage.module.css';

export interface RoutinesSectionProps {
  patient: { id: string; name: string };
  /** Id of the run linked from a notice. */
  shownRun: string | null;
}

/** Tab 'Rutinas' of a patient. */
export function RoutinesSection({ patient, shownRun }: RoutinesSectionProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.stack}>
      <PatientRoutinesCard patientId={patient.id} />
      <AdherencePanel
        patientId={patient.id}
        shownRun={shownRun}
        contact={
          <StartChatButton
            patient={patient}
            text="Escribirle"
            onStarted={(id) => navigate(ROUTES.conversation(id))}
          />
        }
      />
    </div>
  );
}
