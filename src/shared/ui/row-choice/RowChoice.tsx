import styles from './RowChoice.module.css';

export interface RowChoiceProps {
  /** What is chosen, in full: 'Seleccionar la cita de Ana López, …'. */
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
}

/** Goes on from the rows to what can be done with them, without the rows in between. */
const toSelectionBar = () => document.querySelector<HTMLElement>('[data-selection-bar]')?.focus();

/**
 * Checkbox of a table's row; the row's other cells say in sight what it chooses. Escape leads to the `SelectionBar` of
 * the list.
 */
export function RowChoice({ label, value, onChange, disabled }: RowChoiceProps) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={value}
        disabled={disabled}
        data-row-choice=""
        onChange={(event) => onChange(event.target.checked)}
        onKeyDown={({ key }) => key === 'Escape' && toSelectionBar()}
      />
    </label>
  );
}
