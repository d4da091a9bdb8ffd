import { useParams, useSearchParams } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { isCalendarDate } from '@/contract/common/formats';
import type { Evaluation } from '@/contract/evaluationAnswers';
import { EVALUATION_MESSAGES } from '@/contract/evaluations';
import { useAppointmentCompletion, useVisitOfToday } from '@/features/appointments';
import { useAlerts, useNotedAlerts } from '@/features/alerts';
import { RoleGate } from '@/features/auth';
import { EpisodeField, episodeOfCare, useEpisodeChoice, useEpisodesSettled } from '@/features/episodes';
import { EvaluationForm, latestVisit, useListPatientEvaluationsQuery } from '@/features/evaluations';
import { PatientAlerts, PatientSelectField, useShownPatient } from '@/features/patients';
import { failureOf } from '@/shared/api/errors';
import { practiceWallClock, todayOfPractice } from '@/shared/lib/dates';
import { useOpenedIn } from '@/shared/openings/useOpening';
import { recordTab, ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { NotFound } from '@/shared/ui/not-found/NotFound';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import { useServerNow } from '@/shared/useServerClock';

/**
 * /patients/{id}/evaluations/new, for the therapist's own patients. `?id=` opens that evaluation for
 * correction.
 */
export function EvaluationFormPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const evaluationId = params.get('id');
  return (
    <RoleGate audience="therapist">
      <EvaluationPage key={`${id} ${evaluationId}`} patientId={id} evaluationId={evaluationId} />
    </RoleGate>
  );
}

interface EvaluationPageProps {
  patientId: string;
  /** The evaluation to correct; `null` for a new one. */
  evaluationId: string | null;
}

/**
 * The evaluation to correct, and which one is the visit before what is written: that of the episode to which it will
 * belong. `rows` is newest first.
 */
function useChosen(patientId: string, rows: readonly Evaluation[], evaluationId: string | null) {
  const { episodes } = useEpisodeChoice(patientId, null);
  const index = rows.findIndex(({ id, mayCorrect }) => id === evaluationId && mayCorrect);
  // One that was given to another patient leaves the list while its form is still there.
  const evaluation = useOpenedIn(index < 0 ? [] : rows, { id: evaluationId }) ?? undefined;
  const episodeOf = (day: string) => {
    if (evaluation) return evaluation.episodeId;
    return episodes ? episodeOfCare(episodes, day) : rows[0]?.episodeId;
  };
  return {
    evaluation,
    previousOf: ({ episodeId, date }: { episodeId: string; date: string }) => {
      const day = isCalendarDate(date) ? date : todayOfPractice();
      return latestVisit(rows.slice(index + 1), episodeId || (episodeOf(day) ?? null), day);
    },
  };
}

/** Whether an evaluation of a day is what an appointment was booked for and has begun with. */
const isVisitHeld = ({ type, date }: Appointment, day: string, now: Date): boolean =>
  type === 'EVALUATION' && new Date(date) <= now && practiceWallClock(date).date === day.slice(0, 10);

function EvaluationPage({ patientId, evaluationId }: EvaluationPageProps) {
  const navigate = useNavigateWhileShown();
  const { patient, notFound } = useShownPatient(patientId);
  const query = useListPatientEvaluationsQuery(patientId);
  const { currentData, error } = query;
  // The form waits for its episodes and for the alerts above it, so that neither moves it while somebody is writing.
  const areEpisodesSettled = useEpisodesSettled(patientId);
  const { isSettled: areAlertsSettled } = useAlerts(patientId);
  const noted = useNotedAlerts(patientId);
  const isNew = evaluationId === null;
  const { visit } = useVisitOfToday(isNew ? patientId : '');
  const complete = useAppointmentCompletion();
  const now = useServerNow();
  const title = isNew ? 'Nueva evaluación' : 'Corregir evaluación';

  const { evaluation, previousOf } = useChosen(patientId, currentData ?? [], evaluationId);

  if (notFound) return notFound;
  // If the earlier evaluations cannot be loaded, a new one can still be written without comparison.
  const ready = patient && areEpisodesSettled && areAlertsSettled && (currentData ?? error);
  const failure = failureOf({ ...query, text: EVALUATION_MESSAGES.loadFailed });
  if (!isNew && failure) return <ErrorState {...failure} />;
  if (ready && !isNew && !evaluation)
    return (
      <NotFound
        title={EVALUATION_MESSAGES.notFound}
        text="Puede que el enlace no sea correcto o que la escribiera otra persona."
        action={<ButtonLink to={ROUTES.patient(patientId)}>Volver a la ficha</ButtonLink>}
      />
    );
  return (
    <>
      <PageHeader
        title={title}
        description={patient?.name}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Pacientes', to: ROUTES.patients },
              { label: patient?.name ?? '…', to: ROUTES.patient(patientId) },
              { label: title },
            ]}
          />
        }
        notice={patient && <PatientAlerts patient={patient} {...noted} />}
      />
      {ready ? (
        <EvaluationForm
          patientId={patientId}
          evaluation={evaluation}
          previousOf={previousOf}
          patientField={evaluation && <PatientSelectField name="patientId" />}
          episodeField={evaluation ? <EpisodeField /> : <EpisodeField patientId={patientId} />}
          onSaved={(saved) => {
            if (visit && isVisitHeld(visit, saved.date, now)) void complete(visit);
            navigate(recordTab(saved.patientId || patientId, 'history'));
          }}
          onCancel={() => navigate(ROUTES.patient(patientId))}
        />
      ) : (
        <SkeletonCard count={2} label="Cargando evaluación" />
      )}
    </>
  );
}

export { EvaluationFormPage as Component };
