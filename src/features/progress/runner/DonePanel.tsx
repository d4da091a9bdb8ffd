import type { RoutineTherapist } from '@/contract/progressAnswers';
import { isPainAlert } from '@/contract/pain';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { ScaleField } from '@/shared/ui/scale-field/ScaleField';
import { Icon } from '@/shared/ui/icon/Icon';
import { CheckIcon } from '@/shared/ui/icon/icons';
import type { Felt } from '../slice';
import { EFFORT_ANCHORS, PAIN_ANCHORS } from './anchors';
import styles from './Feeling.module.css';
import { PainAdvice } from './PainAdvice';
import { REST_TEXT } from './texts';

export interface DonePanelProps {
  /** Number of exercises done, out of `total`. */
  completed: number;
  total: number;
  felt: Felt;
  /** Pain noted before the routine, 0–10. */
  painBefore?: number | null | undefined;
  /** Therapist to call, if the backend names one. */
  therapist?: RoutineTherapist | null | undefined;
  onFeel: (felt: Felt) => void;
}

/**
 * Shown after the routine: congratulates and asks how it felt, in two taps. Pain of which the therapist is told says what to do,
 * as a stop because of pain does.
 */
export function DonePanel({ completed, total, felt, painBefore, therapist, onFeel }: DonePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.hero}>
        <span className={styles.medal}>
          <Icon of={CheckIcon} size="xl" />
        </span>
        <h3 className={styles.title}>¡Buen trabajo!</h3>
        <p className={styles.text}>{`Has hecho ${completed} de ${total} ejercicios.`}</p>
      </div>
      <section className={styles.questions} aria-label="Cómo te sientes">
        <ScaleField
          label="¿Cuánto dolor tienes ahora?"
          value={felt.painAfter ?? null}
          onChange={(painAfter) => onFeel({ painAfter })}
          anchors={PAIN_ANCHORS}
        />
        {isPainAlert({ painBefore, painAfter: felt.painAfter ?? null }) && (
          <InlineAlert tone="warning" live title="Te duele más de lo que debería">
            <p>{REST_TEXT}</p>
            <PainAdvice therapist={therapist} />
          </InlineAlert>
        )}
        <ScaleField
          label="¿Cuánto te ha costado?"
          value={felt.effort ?? null}
          onChange={(effort) => onFeel({ effort })}
          anchors={EFFORT_ANCHORS}
        />
      </section>
    </div>
  );
}
