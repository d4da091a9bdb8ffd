import type { Evaluation } from '@/contract/evaluationAnswers';
import { formatLongDate } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import styles from './EvaluationEntry.module.css';

export interface EvaluationEntryProps {
  evaluation: Evaluation;
  onOpen: (id: string) => void;
}

/** An evaluation of a time line: why it was made and what came of it, with the way to its measures. */
export function EvaluationEntry({ evaluation, onOpen }: EvaluationEntryProps) {
  const { id, date, reason, pain, diagnosis, goals, plan, therapist } = evaluation;
  const when = formatLongDate(date);
  const conclusions = [
    ['Diagnóstico', diagnosis],
    ['Objetivos', goals],
    ['Plan', plan],
  ].filter(([, text]) => text);
  return (
    <div className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.title}>Evaluación: {reason}</h3>
        {pain !== null && <PainBadge pain={pain} />}
      </div>
      <p className={styles.meta}>{[when, therapist?.name].filter(Boolean).join(' · ')}</p>
      {conclusions.map(([label, text]) => (
        <p key={label} className={styles.conclusion}>
          <strong>{label}:</strong> {text}
        </p>
      ))}
      <div className={styles.action}>
        <Button size="sm" aria-label={`Ver evaluación del ${when}`} onClick={() => onOpen(id)}>
          Ver evaluación
        </Button>
      </div>
    </div>
  );
}

/** Pain of an evaluation from 0 to 10, coloured by how strong it is. */
export function PainBadge({ pain }: { pain: number }) {
  return <Badge tone={pain >= 7 ? 'danger' : pain >= 4 ? 'warning' : 'success'}>{`Dolor ${pain}/10`}</Badge>;
}
