import { useId, type ReactNode } from 'react';
import styles from './ToggleSwitch.module.css';

export interface ToggleSwitchProps {
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  help?: ReactNode;
}

/** An on/off setting that takes effect at once. */
export function ToggleSwitch({ label, value, onChange, help }: ToggleSwitchProps) {
  const id = useId();

  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.track}
          checked={value}
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
