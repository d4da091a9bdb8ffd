import { useId, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import styles from './ToggleSwitch.module.css';

export interface ToggleSwitchProps {
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  help?: ReactNode;
  disabled?: boolean;
  id?: string;
}

/** An on/off setting that takes effect at once. */
export function ToggleSwitch({ label, value, onChange, help, disabled, id: ownId }: ToggleSwitchProps) {
  const madeUp = useId();
  const id = ownId ?? madeUp;

  return (
    <div className={styles.field}>
      <label className={cx(styles.row, disabled && styles.disabled)}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.track}
          checked={value}
          disabled={disabled}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {help ? (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
