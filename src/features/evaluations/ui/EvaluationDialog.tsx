import type { Evaluation } from '@/contract/evaluationAnswers';
import { errorText } from '@/shared/api/errors';
import { formatLongDate } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { EditIcon } from '@/shared/ui/icon/icons';
import { VersionHistory } from '@/shared/ui/version-history/VersionHistory';
import { useLazyListEvaluationVersionsQuery } from '../api';
import { previousVisit } from '../comparison';
import { evaluationParts } from '../versionParts';
import { EvaluationView } from './EvaluationView';
import styles from './EvaluationList.module.css';

export interface EvaluationDialogProps {
  patientId: string;
  /** All of the patient's, newest first. */
  evaluations: readonly Evaluation[];
  /** Which of them is open; `null` while none is. */
  openId: string | null;
  onClose: () => void;
}

/** One evaluation in full, compared with the previous visit. */
export function EvaluationDialog({ patientId, evaluations, openId, onClose }: EvaluationDialogProps) {
  const index = evaluations.findIndex(({ id }) => id === openId);
  const open = evaluations[index];
  return (
    <Dialog
      open={open !== undefined}
      size="lg"
      title={open ? `Evaluación del ${formatLongDate(open.date)}` : ''}
      onClose={onClose}
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
          <EvaluationView evaluation={open} previous={previousVisit(evaluations, index)} />
        </div>
      )}
    </Dialog>
  );
}

/** Earlier versions of an evaluation; renders nothing if it was never corrected. */
function EvaluationVersions({ evaluation }: { evaluation: Evaluation }) {
  const [load, { currentData, error, isFetching }] = useLazyListEvaluationVersionsQuery();
  if (!evaluation.correctedAt) return null;
  const ask = () => void load(evaluation.id);
  return (
    <VersionHistory
      verb="Corregida"
      correctedAt={evaluation.correctedAt}
      authorName={evaluation.therapist?.name}
      current={evaluationParts(evaluation)}
      versions={currentData?.map(({ content, ...version }) => ({
        ...version,
        parts: evaluationParts(content),
      }))}
      error={error && !isFetching ? errorText(error, 'Error al cargar las versiones') : undefined}
      onRetry={ask}
      onOpen={ask}
    />
  );
}
