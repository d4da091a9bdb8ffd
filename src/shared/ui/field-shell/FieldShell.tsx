import { useId, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { DangerIcon, Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import type { FieldControlAttributes, FieldProps } from './fieldProps';
import styles from './FieldShell.module.css';

export interface FieldShellProps extends Omit<FieldProps, 'name' | 'onBlur'> {
  /**
   * `control`: a `<label>` for one native control. `group`: a caption for a control that refers to it with
   * `aria-labelledby={labelId}` (radio groups, date fields).
   */
  kind?: 'control' | 'group';
  /** Content at the end of the row under the control, e.g. a character count. */
  aside?: ReactNode;
  /** Called when the caption of a group is clicked, to move the focus like a native label. */
  onLabelClick?: () => void;
  children: (control: FieldControlAttributes, labelId: string) => ReactNode;
}

/** Label, required mark, help and error around one control, connected for assistive technology. */
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
        // A caption without a single control cannot be a <label>. Clicking it is optional, so it needs no
        // keyboard equivalent.
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
