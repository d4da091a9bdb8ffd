import type { ReactNode } from 'react';
import { worstPain } from '@/contract/pain';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { HISTORY_DAYS, partialText, PROGRESS_MESSAGES } from '@/contract/progress';
import type { AdherenceRun } from '@/contract/progressAnswers';
import { howOften } from '@/contract/routineSchedule';
import { errorText } from '@/shared/api/errors';
import { KEEP_FRESH, useToday } from '@/shared/freshness';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { BarChart } from '@/shared/ui/bar-chart/BarChart';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { RoutineIcon } from '@/shared/ui/icon/icons';
import { LineChart } from '@/shared/ui/line-chart/LineChart';
import { ProgressBar } from '@/shared/ui/progress-bar/ProgressBar';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useGetAdherenceQuery, useReviewRunMutation } from '../api';
import { painSeries, shareOf, weeksOf } from './charts';
import styles from './AdherencePanel.module.css';
import { RunList } from './RunList';

export interface AdherencePanelProps {
  patientId: string;
  /** Of the routines of this episode alone. */
  episodeId?: string | null;
  /** Id of the run linked from a notice. */
  shownRun?: string | null;
  /** Button to write to the patient. */
  contact?: ReactNode;
}

const ABOUT = `Lo prescrito y lo realizado en las últimas cuatro semanas; dolor y rutinas, de ${HISTORY_DAYS} días`;
const NO_ACCOUNT = 'No puede anotar lo que hace en casa. Por eso nada cuenta como no hecho.';

/** A patient's adherence for the therapist: weeks, routines, pain, and the latest runs. */
export function AdherencePanel({
  patientId,
  episodeId = null,
  shownRun = null,
  contact,
}: AdherencePanelProps) {
  const dispatch = useAppDispatch();
  const [review] = useReviewRunMutation();
  const today = useToday();
  const about = { patientId, episodeId };
  const { currentData: adherence, error, isFetching, refetch } = useGetAdherenceQuery(about, KEEP_FRESH);

  const onReview = async ({ id, painAfter, exercises }: AdherenceRun) => {
    const exercisePain = Math.max(0, ...exercises.map(({ pain }) => pain ?? 0));
    const { error: failure } = await review({ id, pain: worstPain({ painAfter, exercisePain }) });
    if (!failure) return;
    const message = errorText(failure, PROGRESS_MESSAGES.reviewFailed);
    dispatch(toastRequested({ message, variant: 'error' }));
  };

  const weeks = weeksOf(adherence?.days ?? []).filter(({ due }) => due > 0);
  // The backend does not have this call.
  if (!adherence && error && 'status' in error && error.status === 404) return null;
  return (
    <Card title="Cumplimiento de las rutinas" description={ABOUT}>
      {!adherence && error ? (
        <ErrorState
          message={errorText(error, PROGRESS_MESSAGES.adherenceFailed)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : null}
      {!adherence && !error ? <SkeletonCard label="Cargando el cumplimiento" /> : null}
      {adherence && adherence.routines.length === 0 && adherence.runs.length === 0 ? (
        <EmptyState
          icon={RoutineIcon}
          {...(adherence.hasAccount
            ? {
                title: `Ninguna rutina realizada en los últimos ${HISTORY_DAYS} días`,
                text: 'Aquí verás lo que hace en casa y cómo se siente.',
              }
            : { title: PATIENT_MESSAGES.noAccount, text: NO_ACCOUNT })}
          headingLevel={3}
        />
      ) : null}
      {adherence && (adherence.routines.length > 0 || adherence.runs.length > 0) ? (
        <div className={styles.panel}>
          {weeks.length > 0 ? (
            <BarChart
              title="Cumplimiento por semana"
              bars={weeks.map((week) => ({ label: week.label, value: shareOf(week) ?? 0 }))}
              unit="%"
              max={100}
              height={180}
              labelHeader="Semana desde"
              valueHeader="Realizado"
            />
          ) : null}
          {adherence.painOverTime.length > 1 ? (
            <LineChart
              title="Dolor antes y después"
              series={painSeries(adherence.painOverTime)}
              min={0}
              max={10}
              height={180}
            />
          ) : null}
          {adherence.routines.length > 0 ? (
            <ul className={styles.routines} aria-label="Cumplimiento por rutina">
              {adherence.routines.map(({ id, name, frequency, schedule, completed, due, partial = 0 }) => (
                <li key={id}>
                  <ProgressBar
                    label={`${name} (${howOften(frequency, schedule)})`}
                    value={completed}
                    max={due}
                    valueText={`${completed} de ${due}${partialText(partial)}`}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          <RunList
            runs={adherence.runs}
            today={today}
            shownRun={shownRun}
            contact={contact}
            onReview={onReview}
          />
        </div>
      ) : null}
    </Card>
  );
}
