import { CloseIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { ScaleField } from '@/shared/ui/scale-field/ScaleField';
import { PAIN_ANCHORS } from './anchors';
import styles from './Feeling.module.css';

export interface FeelingBeforeProps {
  value: number | null;
  onChange: (pain: number) => void;
  onDismiss: () => void;
}

/** Asks for the pain before the routine, in one tap. Never blocks the start. */
export function FeelingBefore({ value, onChange, onDismiss }: FeelingBeforeProps) {
  return (
    <section className={styles.card} aria-label="Cómo te sientes">
      <ScaleField
        label="Antes de empezar: ¿cuánto dolor tienes?"
        value={value}
        onChange={onChange}
        anchors={PAIN_ANCHORS}
      />
      <span className={styles.dismiss}>
        <IconButton size="sm" icon={CloseIcon} label="Ahora no" onClick={onDismiss} />
      </span>
    </section>
  );
}
