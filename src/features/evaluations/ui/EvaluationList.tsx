import { type ReactNode, useState } from 'react';
import type { Evaluation } from '@/contract/evaluations/entities';
import { EVALUATION_MESSAGES } from '@/contract/evaluations/messages';
import { errorText } from '@/shared/api';
import { formatLongDate } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { EditIcon, EvaluationIcon } from '@/shared/ui/icon';
import { SkeletonList } from '@/shared/ui/skeleton';
import { useListPatientEvaluationsQuery } from '../api';
import styles from './EvaluationList.module.css';
import { EvaluationVersions } from './EvaluationVersions';
import { EvaluationView } from './EvaluationView';

function Row({ evaluation, onOpen }: { evaluation: Evaluation; onOpen: () => void }): ReactNode {
  const date = formatLongDate(evaluation.date);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.date}>{date}</p>
        <p className={styles.reason}>{evaluation.reason}</p>
        {evaluation.therapist && <p className={styles.meta}>{evaluation.therapist.name}</p>}
      </div>
      {evaluation.pain !== null && (
        <Badge tone={evaluation.pain >= 7 ? 'danger' : evaluation.pain >= 4 ? 'warning' : 'success'}>
          {`Dolor ${evaluation.pain}/10`}
        </Badge>
      )}
      <Button size="sm" aria-label={`Ver evaluación del ${date}`} onClick={onOpen}>
        Ver evaluación
      </Button>
    </li>
  );
}

/** A patient's evaluations, newest first. Each opens in full, compared with the previous visit. */
export function EvaluationList({ patientId }: { patientId: string }) {
  const { currentData, error, isFetching, refetch } = useListPatientEvaluationsQuery(patientId);
  const [openId, setOpenId] = useState<string | null>(null);

  if (error && !currentData)
    return (
      <ErrorState
        message={errorText(error, EVALUATION_MESSAGES.listFailed)}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!currentData) return <SkeletonList rows={3} label="Cargando evaluaciones" />;
  if (currentData.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon={EvaluationIcon}
        title={EVALUATION_MESSAGES.empty}
        text="La primera evaluación es el punto de partida con el que se comparan las siguientes."
        action={<ButtonLink to={ROUTES.newEvaluation(patientId)}>Nueva evaluación</ButtonLink>}
      />
    );
  const index = currentData.findIndex(({ id }) => id === openId);
  const open = currentData[index];
  return (
    <>
      <ul className={styles.list} aria-label="Evaluaciones">
        {currentData.map((evaluation) => (
          <Row key={evaluation.id} evaluation={evaluation} onOpen={() => setOpenId(evaluation.id)} />
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        size="lg"
        title={open ? `Evaluación del ${formatLongDate(open.date)}` : ''}
        onClose={() => setOpenId(null)}
        footer={
          open?.mayCorrect && (
            <ButtonLink to={ROUTES.correctEvaluation(patientId, open.id)} icon={EditIcon}>
              Corregir
            </ButtonLink>
          )
        }
      >
        {open && (
          <div className={styles.open}>
            <EvaluationVersions evaluation={open} />
            <EvaluationView evaluation={open} previous={currentData[index + 1]} />
          </div>
        )}
      </Dialog>
    </>
  );
}
