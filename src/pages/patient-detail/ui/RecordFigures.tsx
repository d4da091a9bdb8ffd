import { useListPatientEvaluationsQuery } from '@/features/evaluations';
import { AdherenceCard, useRunPain } from '@/features/progress';
import { KEEP_FRESH } from '@/shared/freshness';
import { formatShortDate, todayOfPractice } from '@/shared/lib/dates';
import { recordTab } from '@/shared/routes';
import { GlanceCard } from '@/shared/ui/glance-card/GlanceCard';
import { EvaluationIcon } from '@/shared/ui/icon/icons';
import type { EpisodeFiguresProps } from './EpisodeChoice';

export interface RecordFiguresProps extends EpisodeFiguresProps {
  /** What follows every address of the record. */
  search: string;
}

/** Adherence and pain, of all episodes or of one, in the line at the head of a record. */
export function RecordFigures(shown: RecordFiguresProps) {
  return (
    <>
      <AdherenceCard {...shown} />
      <PainCard {...shown} />
    </>
  );
}

/**
 * The latest pain that was noted, in an evaluation or in a run at home. It counts all episodes, or the chosen one and
 * says so, and leads to the note.
 */
function PainCard({ patientId, episodeId, search }: RecordFiguresProps) {
  const run = useRunPain({ patientId, episodeId });
  const { currentData: evaluations, error } = useListPatientEvaluationsQuery(patientId, KEEP_FRESH);
  const evaluation = evaluations?.find(
    (one) => one.pain !== null && (episodeId === null || one.episodeId === episodeId),
  );
  const noted = [
    ...(run ? [{ ...run, where: 'en casa', to: recordTab(patientId, 'routines') + search }] : []),
    ...(evaluation
      ? [
          {
            pain: evaluation.pain,
            day: todayOfPractice(new Date(evaluation.date)),
            where: 'evaluación',
            to: recordTab(patientId, 'history') + search,
          },
        ]
      : []),
  ];
  // No hour is known of either: of one day it is the worse, so that no strong pain is hidden.
  const [latest] = noted.sort(
    (one, other) => other.day.localeCompare(one.day) || (other.pain ?? 0) - (one.pain ?? 0),
  );
  return (
    <GlanceCard
      label={episodeId === null ? 'Dolor' : 'Dolor del proceso'}
      icon={EvaluationIcon}
      loading={run === undefined || !(evaluations || error)}
      {...(latest
        ? {
            title: `${latest.pain} de 10`,
            line: `${formatShortDate(latest.day)} · ${latest.where}`,
            to: latest.to,
          }
        : { title: evaluations ? 'Sin anotar' : 'No disponible ahora' })}
    />
  );
}
