import { ScaleField } from '@/shared/ui/scale-field';
import { Icon, CheckIcon } from '@/shared/ui/icon';
import type { Felt } from '../slice';
import { EFFORT_ANCHORS, PAIN_ANCHORS } from './anchors';
import styles from './Feeling.module.css';

export interface DonePanelProps {
  /** Number of exercises done, out of `total`. */
  completed: number;
  total: number;
  felt: Felt;
  onFeel: (felt: Felt) => void;
}

/** Shown after the routine: congratulates and asks how it felt, in two taps. */
export function DonePanel({ completed, total, felt, onFeel }: DonePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.hero}>
        <span className={styles.medal}>
          <Icon of={CheckIcon} size="xl" />
        </span>
        <h3 className={styles.title}>¡Buen trabajo!</h3>
        <p className={styles.text}>
          Has hecho {completed} de {total} ejercicios.
        </p>
      </div>
      <section className={styles.questions} aria-label="Cómo te sientes">
        <ScaleField
          label="¿Cuánto dolor tienes ahora?"
          value={felt.painAfter ?? null}
          onChange={(painAfter) => onFeel({ painAfter })}
          anchors={PAIN_ANCHORS}
        />
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
