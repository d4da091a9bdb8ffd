import { StartChatButton } from '@/features/chat';
import { AdherencePanel } from '@/features/progress';
import { PatientRoutinesCard } from '@/features/routines';
import { ROUTES } from '@/shared/routes';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import { EpisodeChoice, useShownEpisode } from './EpisodeChoice';
import styles from './PatientDetailPage.module.css';

export interface RoutinesSectionProps {
  patient: { id: string; name: string };
  /** Id of the run linked from a notice. */
  shownRun: string | null;
}

/** Tab 'Rutinas' of a patient, of all episodes or of one. */
export function RoutinesSection({ patient, shownRun }: RoutinesSectionProps) {
  const navigate = useNavigateWhileShown();
  const episode = useShownEpisode(patient.id);
  const shown = { patientId: patient.id, episodeId: episode.chosen };
  return (
    <div className={styles.stack}>
      <EpisodeChoice episode={episode} />
      {episode.isSettled ? (
        <>
          <PatientRoutinesCard {...shown} />
          <AdherencePanel
            {...shown}
            shownRun={shownRun}
            contact={
              <StartChatButton
                patient={patient}
                text="Escribirle"
                onStarted={(id) => navigate(ROUTES.conversation(id))}
              />
            }
          />
        </>
      ) : (
        <SkeletonCard label="Cargando rutinas" />
      )}
    </div>
  );
}
