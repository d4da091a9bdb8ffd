import { chosenText } from '@/contract/common/text';
import { Button, type ButtonProps } from '../button/Button';
import styles from './SelectionBar.module.css';

/** A change offered for what is chosen. */
export interface SelectionAction extends Pick<ButtonProps, 'variant' | 'icon'> {
  key: string;
  label: string;
  /** Whether it would change anything. */
  enabled: boolean;
  onPress: () => void;
}

export interface SelectionBarProps {
  /** Accessible name: 'Citas seleccionadas'. */
  label: string;
  count: number;
  /** Further words about what is chosen, such as how many a change leaves alone. */
  detail?: string;
  actions: readonly SelectionAction[];
  /** Calls under way: how many of how many are answered. */
  progress?: { answered: number; total: number } | undefined;
  allChosen: boolean;
  onChooseAll: () => void;
  onClear: () => void;
}

/**
 * What can be done with the chosen rows. It stands below the list and sticks to the edge of the screen, so that nothing
 * above it moves. A button without effect keeps the keyboard's place, because the last press may have emptied it.
 */
export function SelectionBar({
  label,
  count,
  detail,
  actions,
  progress,
  allChosen,
  onChooseAll,
  onClear,
}: SelectionBarProps) {
  const busy = progress !== undefined;
  const offer = (enabled: boolean, onPress: () => void) => ({
    'aria-disabled': !enabled || busy || undefined,
    onClick: () => {
      if (enabled && !busy) onPress();
    },
  });
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-selection-bar=""
      data-print="hide"
    >
      <p className={styles.count} role="status">
        <strong>{chosenText(count)}</strong>
        {busy ? (
          <span className={styles.detail}>
            {progress.answered} de {progress.total}…
          </span>
        ) : (
          detail && <span className={styles.detail}>{detail}</span>
        )}
      </p>
      <div className={styles.actions}>
        {actions.map(({ key, label: text, enabled, onPress, ...look }) => (
          <Button key={key} size="sm" {...look} {...offer(enabled, onPress)}>
            {text}
          </Button>
        ))}
        <Button size="sm" variant="quiet" {...offer(!allChosen, onChooseAll)}>
          Seleccionar todas
        </Button>
        <Button size="sm" variant="quiet" {...offer(count > 0, onClear)}>
          Quitar selección
        </Button>
      </div>
    </div>
  );
}
