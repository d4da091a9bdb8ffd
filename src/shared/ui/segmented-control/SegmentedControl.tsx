import { useId } from 'react';
import { cx } from '@/shared/lib/css';
import { Icon, type IconComponent } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './SegmentedControl.module.css';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconComponent;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows only icons; the labels remain as accessible names. */
  iconOnly?: boolean;
  disabled?: boolean;
}

/**
 * Choice among two to four views of the same content, e.g. list and calendar. Keyboard use is that of a radio
 * group.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  iconOnly = false,
  disabled,
}: SegmentedControlProps<Value>) {
  const name = useId();

  return (
    <div className={styles.group} role="radiogroup" aria-label={label} data-print="hide">
      {options.map((option) => (
        <label key={option.value} className={cx(styles.segment, iconOnly && styles.iconOnly)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.face}>
            {option.icon ? <Icon of={option.icon} size="sm" /> : null}
            {iconOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
