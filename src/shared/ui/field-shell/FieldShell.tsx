import { useId, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { DangerIcon, Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import type { FieldControlAttributes, FieldProps } from './fieldProps';
import styles from './FieldShell.module.css';

export interface FieldShellProps extends Omit<FieldProps, 'name' | 'onBlur'> {
  /**
   * `control`: the label is a `<label>` of one native control. `group`: it is a caption, and the control refers to
   * it with `aria-labelledby={labelId}` (radio groups, date fields).
   */
  kind?: 'control' | 'group';
  /** Content at the far end under the control, such as a character count. */
  aside?: ReactNode;
  /** Called when the caption of a group is pressed, to move focus as a native label would. */
  onLabelClick?: () => void;
  children: (control: FieldControlAttributes, labelId: string) => ReactNode;
}

/** Label, required mark, help and error around one control, wired for assistive technology. */
export function FieldShell({
  label,
  labelHidden = false,
  help,
  error,
  required,
  disabled,
  id: ownId,
  kind = 'control',
  aside,
  onLabelClick,
  children,
}: FieldShellProps) {
  const madeUp = useId();
  const id = ownId ?? madeUp;
  const labelId = `${id}-label`;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', help ? helpId : ''].filter(Boolean).join(' ') || undefined;
  const text = labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  const labelClass = cx(styles.label, labelHidden && styles.hiddenLabel, required && styles.required);

  return (
    <div className={styles.field} data-field-invalid={error ? '' : undefined}>
      {kind === 'control' ? (
        <label className={labelClass} id={labelId} htmlFor={id}>
          {text}
        </label>
      ) : (
        // A caption cannot be a <label> without one control; the press is a convenience, the keyboard needs none.
        <span className={labelClass} id={labelId} onClick={onLabelClick}>
          {text}
        </span>
      )}
      {children(
        {
          id,
          disabled: disabled || undefined,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
          'aria-required': required ? true : undefined,
        },
        labelId,
      )}
      {error || help || aside ? (
        <div className={styles.below}>
          <div className={styles.notes}>
            {error ? (
              <p className={styles.error} id={errorId}>
                <Icon of={DangerIcon} size="sm" className={styles.errorIcon} />
                {error}
              </p>
            ) : null}
            {help ? (
              <p className={styles.help} id={helpId}>
                {help}
              </p>
            ) : null}
          </div>
          {aside}
        </div>
      ) : null}
    </div>
  );
}
