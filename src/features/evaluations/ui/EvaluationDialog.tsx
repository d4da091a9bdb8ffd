import type { Evaluation } from '@/contract/evaluationAnswers';
import { formatLongDate } from '@/shared/lib/dates';
import { selectView, viewChosen } from '@/shared/preferences/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { EditIcon } from '@/shared/ui/icon/icons';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { VersionHistory } from '@/shared/ui/version-history/VersionHistory';
import { useLazyListEvaluationVersionsQuery } from '../api';
import { firstVisit, previousVisit } from '../comparison';
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

/** One evaluation in full, compared with the visit before, or with the first one of its episode. */
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
          <ComparedEvaluation evaluations={evaluations} index={index} />
        </div>
      )}
    </Dialog>
  );
}

const BEFORE = [
  { value: 'previous', label: 'Frente a la anterior' },
  { value: 'first', label: 'Frente a la primera' },
] as const;

/** The evaluation with what it is compared with, which this browser keeps. There is a choice once there are two before it. */
function ComparedEvaluation({ evaluations, index }: { evaluations: readonly Evaluation[]; index: number }) {
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => selectView(state, 'evaluation-before', BEFORE[0].value));
  const evaluation = evaluations[index];
  if (!evaluation) return null;
  const [previous, first] = [previousVisit(evaluations, index), firstVisit(evaluations, index)];
  const chosen = kept === 'first' ? 'first' : 'previous';
  return (
    <EvaluationView
      evaluation={evaluation}
      compared={chosen === 'first' ? first : previous}
      before={chosen}
      choice={
        previous !== first && (
          <SegmentedControl
            label="Comparar con"
            options={BEFORE}
            value={chosen}
            onChange={(view) => dispatch(viewChosen({ screen: 'evaluation-before', view }))}
          />
        )
      }
    />
  );
}

/** Earlier versions of an evaluation; renders nothing if it was never corrected. */
function EvaluationVersions({ evaluation }: { evaluation: Evaluation }) {
  const [load, query] = useLazyListEvaluationVersionsQuery();
  if (!evaluation.correctedAt) return null;
  return (
    <VersionHistory
      verb="Corregida"
      correctedAt={evaluation.correctedAt}
      authorName={evaluation.therapist?.name}
      current={evaluation}
      partsOf={evaluationParts}
      query={query}
      onLoad={() => void load(evaluation.id)}
    />
  );
}
