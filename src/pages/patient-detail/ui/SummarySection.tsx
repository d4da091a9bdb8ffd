import type { Patient } from '@/contract/patientAnswers';
import { useTeamMembers, PatientTeamCard } from '@/features/care';
import { QuickActions } from '@/features/dashboard';
import { EpisodesCard } from '@/features/episodes';
import { PatientOverview, PatientStatsCards } from '@/features/patients';
import { TherapistSelectField } from '@/features/team';
import { ROUTES } from '@/shared/routes';
import { CalendarPlusIcon, EvaluationIcon, RoutineIcon, TherapistIcon } from '@/shared/ui/icon/icons';
import { SkeletonStats } from '@/shared/ui/skeleton/Skeleton';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import { EpisodeChoice, type SectionProps, useShownEpisode } from './EpisodeChoice';
import styles from './PatientDetailPage.module.css';
import { useNewSession } from './useNewSession';

/** Tab 'Resumen' of a record: figures, quick actions, and who the patient is. */
export function SummarySection({ patient }: { patient: Patient }) {
  const { id } = patient;
  const episode = useShownEpisode(id);
  const newSession = useNewSession(id);
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
          { label: 'Nueva sesión', to: newSession, icon: TherapistIcon },
        ]}
      />
      <PatientOverview patient={patient} />
      <EpisodesSection patientId={id} />
      <TeamSection patientId={id} />
    </div>
  );
}

/** The patient's episodes of care, each led by one of those who attend them. */
export function EpisodesSection({ patientId }: SectionProps) {
  return <EpisodesCard patientId={patientId} leads={useTeamMembers(patientId)} />;
}

/** Who attends the patient. Who hands them over, or leaves, no longer sees the record. */
export function TeamSection({ patientId }: SectionProps) {
  const navigate = useNavigateWhileShown();
  return (
    <PatientTeamCard
      patientId={patientId}
      renderTherapist={(slot) => <TherapistSelectField {...slot} />}
      onLeft={() => navigate(ROUTES.patients, { replace: true })}
    />
  );
}
