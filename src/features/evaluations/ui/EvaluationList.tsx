import type { ReactNode } from 'react';
import type { Evaluation } from '@/contract/evaluationAnswers';
import { EVALUATION_MESSAGES } from '@/contract/evaluations';
import { failureOf } from '@/shared/api/errors';
import { inEpisode } from '@/shared/api/records';
import { KEEP_FRESH } from '@/shared/freshness';
import { formatLongDate } from '@/shared/lib/dates';
import { useOpening } from '@/shared/openings/useOpening';
import { ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { EvaluationIcon } from '@/shared/ui/icon/icons';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useListPatientEvaluationsQuery } from '../api';
import { EvaluationDialog } from './EvaluationDialog';
import styles from './EvaluationList.module.css';
import { PainBadge } from './EvaluationEntry';

function Row({ evaluation, onOpen }: { evaluation: Evaluation; onOpen: () => void }): ReactNode {
  const date = formatLongDate(evaluation.date);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.date}>{date}</p>
        <p className={styles.reason}>{evaluation.reason}</p>
        {evaluation.therapist && <p className={styles.meta}>{evaluation.therapist.name}</p>}
      </div>
      {evaluation.pain !== null && <PainBadge pain={evaluation.pain} />}
      <Button size="sm" aria-label={`Ver evaluación del ${date}`} onClick={onOpen}>
        Ver evaluación
      </Button>
    </li>
  );
}

export interface EvaluationListProps {
  patientId: string;
  /** Shows those of this episode alone. */
  episodeId?: string | null;
}

/** A patient's evaluations, newest first. Each opens in full, compared with the previous visit. */
export function EvaluationList({ patientId, episodeId }: EvaluationListProps) {
  const query = useListPatientEvaluationsQuery(patientId, KEEP_FRESH);
  const { currentData } = query;
  const opening = useOpening('evaluation');

  const failure = failureOf({ ...query, text: EVALUATION_MESSAGES.listFailed });
  if (failure) return <ErrorState {...failure} />;
  if (!currentData) return <SkeletonList rows={3} label="Cargando evaluaciones" />;
  const shown = currentData.filter(inEpisode(episodeId));
  if (shown.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon={EvaluationIcon}
        title={EVALUATION_MESSAGES.empty}
        text={
          episodeId
            ? 'Cuando registres una evaluación de este proceso, aparecerá aquí.'
            : 'La primera evaluación es el punto de partida con el que se comparan las siguientes.'
        }
        action={<ButtonLink to={ROUTES.newEvaluation(patientId)}>Nueva evaluación</ButtonLink>}
      />
    );
  return (
    <>
      <ul className={styles.list} aria-label="Evaluaciones">
        {shown.map((evaluation) => (
          <Row key={evaluation.id} evaluation={evaluation} onOpen={() => opening.open(evaluation.id)} />
        ))}
      </ul>
      <EvaluationDialog
        patientId={patientId}
        evaluations={currentData}
        openId={opening.id}
        onClose={opening.close}
      />
    </>
  );
}
