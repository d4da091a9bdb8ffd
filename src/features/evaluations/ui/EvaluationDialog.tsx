import type { Evaluation } from '@/contract/evaluationAnswers';
import { formatLongDate } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { EditIcon } from '@/shared/ui/icon/icons';
import styles from './EvaluationList.module.css';
import { EvaluationVersions } from './EvaluationVersions';
import { EvaluationView } from './EvaluationView';

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
          <EvaluationView evaluation={open} previous={evaluations[index + 1]} />
        </div>
      )}
    </Dialog>
  );
}
