import { type ReactNode, useMemo, useState } from 'react';
import { isPlainDay } from '@/contract/common/practiceTime';
import { counted } from '@/contract/common/text';
import type { Evaluation } from '@/contract/evaluationAnswers';
import { EVALUATION_MESSAGES } from '@/contract/evaluations';
import type { Session } from '@/contract/sessionAnswers';
import { SESSION_MESSAGES } from '@/contract/sessions';
import { EvaluationDialog, EvaluationEntry, useListPatientEvaluationsQuery } from '@/features/evaluations';
import { SessionEntry, useListPatientSessionsQuery } from '@/features/sessions';
import { failureOf, isApiError } from '@/shared/api/errors';
import { inEpisode } from '@/shared/api/records';
import { KEEP_FRESH } from '@/shared/freshness';
import { practiceWallClock } from '@/shared/lib/dates';
import { useOpening } from '@/shared/openings/useOpening';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { EvaluationIcon, HistoryIcon, TherapistIcon } from '@/shared/ui/icon/icons';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { Timeline } from '@/shared/ui/timeline/Timeline';
import type { SectionProps } from './EpisodeChoice';

/** Entries drawn at once. */
const PORTION = 20;

export interface HistoryTimelineProps extends SectionProps {
  /** The way to the first session, where there is nothing. */
  newSession: ReactNode;
  /** Shows what belongs to this episode alone. */
  episodeId: string | null;
}

/** Sessions and evaluations of a patient, newest first. What one backend lacks is left out. */
export function HistoryTimeline({ patientId, episodeId, newSession }: HistoryTimelineProps) {
  const sessions = useListPatientSessionsQuery(patientId, KEEP_FRESH);
  const evaluations = useListPatientEvaluationsQuery(patientId, KEEP_FRESH);
  const opening = useOpening('evaluation');
  const [portions, setPortions] = useState(1);
  const entries = useMemo(
    () =>
      historyOf(
        (sessions.currentData ?? []).filter(inEpisode(episodeId)),
        (evaluations.currentData ?? []).filter(inEpisode(episodeId)),
      ),
    [sessions.currentData, evaluations.currentData, episodeId],
  );
  // Evaluations are no documented call: a backend without them has only sessions.
  const lacksEvaluations = isApiError(evaluations.error) && evaluations.error.status === 404;

  const failure = failureOf(
    { ...sessions, text: SESSION_MESSAGES.listFailed },
    ...(lacksEvaluations ? [] : [{ ...evaluations, text: EVALUATION_MESSAGES.listFailed }]),
  );
  if (failure) return <ErrorState {...failure} />;
  if (!sessions.currentData || !(evaluations.currentData || lacksEvaluations))
    return <SkeletonList rows={4} label="Cargando historia" />;
  if (entries.length === 0)
    return (
      <EmptyState
        icon={HistoryIcon}
        {...(episodeId
          ? {
              title: 'Todavía no hay nada en este proceso',
              text: 'Sus sesiones y evaluaciones aparecerán aquí, por fecha.',
            }
          : {
              title: 'Todavía no hay nada en la historia',
              text: 'Las sesiones y evaluaciones de este paciente aparecerán aquí, por fecha.',
              action: newSession,
            })}
      />
    );
  const count = Math.min(PORTION * portions, entries.length);
  return (
    <>
      <Timeline
        label="Historia"
        entries={entries.slice(0, count).map((entry) => ({
          id: entry.id,
          day: entry.day,
          ...('session' in entry
            ? { icon: TherapistIcon, content: <SessionEntry session={entry.session} /> }
            : {
                icon: EvaluationIcon,
                content: <EvaluationEntry evaluation={entry.evaluation} onOpen={opening.open} />,
              }),
        }))}
      />
      <LoadMore
        summary={`Mostrando ${count} de ${counted(entries.length, ['entrada', 'entradas'])}`}
        hasMore={entries.length > count}
        onLoadMore={() => setPortions(portions + 1)}
      />
      <EvaluationDialog
        patientId={patientId}
        evaluations={evaluations.currentData ?? []}
        openId={opening.id}
        onClose={opening.close}
      />
    </>
  );
}

/** A session or an evaluation, with when it was by the practice's clock. */
export type HistoryEntry = { id: string; day: string; time: string } & (
  | { session: Session }
  | { evaluation: Evaluation }
);

/** Day and time of an evaluation. A backend may give a plain day, which counts from its beginning. */
const momentOf = (date: string) =>
  isPlainDay(date)
    ? { date, time: '' }
    : Number.isNaN(Date.parse(date))
      ? { date: '', time: '' }
      : practiceWallClock(date);

/** Sessions and evaluations together, newest first. */
export function historyOf(sessions: readonly Session[], evaluations: readonly Evaluation[]): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...sessions.map((session) => ({
      id: `session-${session.id}`,
      day: session.date,
      time: session.time,
      session,
    })),
    ...evaluations.map((evaluation) => {
      const { date, time } = momentOf(evaluation.date);
      return { id: `evaluation-${evaluation.id}`, day: date, time, evaluation };
    }),
  ];
  const moment = ({ day, time }: HistoryEntry) => `${day}T${time}`;
  return entries.sort((one, other) => moment(other).localeCompare(moment(one)));
}
