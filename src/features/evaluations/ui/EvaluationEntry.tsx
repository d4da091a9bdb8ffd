import type { Evaluation } from '@/contract/evaluationAnswers';
import { isStrongPain } from '@/contract/pain';
import { formatLongDate } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { TimelineEvent, TimelineText } from '@/shared/ui/timeline/Timeline';

export interface EvaluationEntryProps {
  evaluation: Evaluation;
  onOpen: (id: string) => void;
}

/** An evaluation of a time line: why it was made and what came of it, with the way to its measures. */
export function EvaluationEntry({ evaluation, onOpen }: EvaluationEntryProps) {
  const { id, date, reason, pain, diagnosis, goals, plan, therapist } = evaluation;
  const when = formatLongDate(date);
  const conclusions = [
    { label: 'Diagnóstico', text: diagnosis },
    { label: 'Objetivos', text: goals },
    { label: 'Plan', text: plan },
  ].filter(({ text }) => text);
  return (
    <TimelineEvent
      title={`Evaluación: ${reason}`}
      badge={pain !== null && <PainBadge pain={pain} />}
      about={[when, therapist?.name]}
      action={
        <Button size="sm" aria-label={`Ver evaluación del ${when}`} onClick={() => onOpen(id)}>
          Ver evaluación
        </Button>
      }
    >
      {conclusions.map(({ label, text }) => (
        <TimelineText key={label} label={label}>
          {text}
        </TimelineText>
      ))}
    </TimelineEvent>
  );
}

/** Pain of an evaluation from 0 to 10, coloured by how strong it is. */
export function PainBadge({ pain }: { pain: number }) {
  const tone = isStrongPain(pain) ? 'danger' : pain >= 4 ? 'warning' : 'success';
  return <Badge tone={tone}>{`Dolor ${pain}/10`}</Badge>;
}
