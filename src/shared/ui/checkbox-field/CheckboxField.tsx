import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { DangerIcon } from '../icon/icons';
import styles from './CheckboxField.module.css';

export interface CheckboxFieldProps {
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  help?: ReactNode;
  error?: string;
  id?: string;
  name?: string;
  onBlur?: () => void;
}

/**
 * Check box of a form, saved with the rest of it. For a setting that takes effect at once use `ToggleSwitch`.
 */
export function CheckboxField({
  label,
  value,
  onChange,
  help,
  error,
  id: ownId,
  name,
  onBlur,
}: CheckboxFieldProps) {
  const madeUp = useId();
  const id = ownId ?? madeUp;
  const describedBy = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');

  return (
    <div className={styles.field} data-field-invalid={error ? '' : undefined}>
      <label className={styles.row}>
        <input
          id={id}
          name={name}
          type="checkbox"
          className={styles.box}
          checked={value}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur && (() => onBlur())}
        />
        <span>{label}</span>
      </label>
      {help ? (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon of={DangerIcon} size="sm" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
