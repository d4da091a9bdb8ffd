import { ScaleField } from '@/shared/ui/scale-field/ScaleField';
import { PAIN_ANCHORS } from './anchors';
import styles from './Feeling.module.css';

export interface BeforePanelProps {
  value: number | null;
  onChange: (pain: number) => void;
}

/** Asks for the pain before guided mode starts, because the patient cannot type during an exercise. */
export function BeforePanel({ value, onChange }: BeforePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.hero}>
        <h3 className={styles.title}>Antes de empezar</h3>
        <p className={styles.text}>Puedes contestar o empezar sin más.</p>
      </div>
      <div className={styles.questions}>
        <ScaleField
          label="¿Cuánto dolor tienes ahora?"
          value={value}
          onChange={onChange}
          anchors={PAIN_ANCHORS}
        />
      </div>
    </div>
  );
}
