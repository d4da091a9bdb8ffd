import type { Patient } from '@/contract/patientAnswers';
import { QuickActions } from '@/features/dashboard';
import { PatientOverview, PatientStatsCards } from '@/features/patients';
import { ROUTES } from '@/shared/routes';
import { CalendarPlusIcon, EvaluationIcon, RoutineIcon, TherapistIcon } from '@/shared/ui/icon/icons';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SkeletonStats } from '@/shared/ui/skeleton/Skeleton';
import { EpisodeChoice } from './EpisodeChoice';
import styles from './PatientDetailPage.module.css';
import type { SectionProps } from './sectionProps';
import { useShownEpisode } from './useShownEpisode';

const failed = 'No se ha podido cargar este apartado';
const EpisodesSection = latePart<SectionProps>(async () => (await import('./careSections')).EpisodesSection, {
  failed,
});
const TeamSection = latePart<SectionProps>(async () => (await import('./careSections')).TeamSection, {
  failed,
});

/** Tab 'Resumen' of a record: figures, quick actions, and who the patient is. */
export function SummarySection({ patient }: { patient: Patient }) {
  const { id } = patient;
  const episode = useShownEpisode(id);
  return (
    <div className={styles.stack}>
      <EpisodeChoice episode={episode} />
      {episode.isSettled ? (
        <PatientStatsCards patientId={id} episodeId={episode.chosen} />
      ) : (
        <SkeletonStats count={3} label="Cargando cifras" />
      )}
      <QuickActions
        actions={[
          { label: 'Nueva evaluación', to: ROUTES.newEvaluation(id), icon: EvaluationIcon },
          { label: 'Nueva cita', to: ROUTES.newPatientAppointment(id), icon: CalendarPlusIcon },
          { label: 'Nueva rutina', to: ROUTES.newPatientRoutine(id), icon: RoutineIcon },
          { label: 'Nueva sesión', to: ROUTES.newPatientSession(id), icon: TherapistIcon },
        ]}
      />
      <PatientOverview patient={patient} />
      <EpisodesSection patientId={id} />
      <TeamSection patientId={id} />
    </div>
  );
}
