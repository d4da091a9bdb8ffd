import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { controlStyles, FieldShell, type FieldProps } from '../field-shell';
import type { DatePart } from './dateParts';
import styles from './DateSegments.module.css';
import { focusFirstSegment } from './focusFirstSegment';

export interface WaitingSegmentsProps extends FieldProps {
  parts: readonly DatePart[];
  separator?: string;
  /** Class of the box, where it holds more than the parts. */
  boxClass?: string;
  /** Stands behind the parts in the box. */
  button?: (press: () => void) => ReactNode;
}

/** Keys that belong to the control that is still to come. */
function keepDigit(event: KeyboardEvent<HTMLElement>) {
  if (/^\d$/.test(event.key))
    event.currentTarget.dataset.typed = (event.currentTarget.dataset.typed ?? '') + event.key;
}

/** Stands for a date or time whose control is still to come: its parts can be met, and digits typed into them. */
export function WaitingSegments({
  parts,
  separator = '/',
  boxClass,
  button,
  label,
  labelHidden,
  help,
  error,
  required,
  disabled,
  id,
}: WaitingSegmentsProps) {
  return (
    <FieldShell
      {...{ label, labelHidden, help, error, required, disabled, id }}
      kind="group"
      onLabelClick={() => focusFirstSegment(id ? document.getElementById(id) : null)}
    >
      {(control, labelId) => {
        // Their being there is what counts: React would write a false one as "false".
        const state = { 'data-invalid': Boolean(error) || undefined, 'data-disabled': disabled || undefined };
        const segments = parts.map(({ name, empty, text }, index) => (
          <Fragment key={name}>
            {index > 0 && (
              <span aria-hidden="true" className={styles.segment} data-type="literal">
                {separator}
              </span>
            )}
            <span
              role="spinbutton"
              tabIndex={disabled ? undefined : 0}
              id={`${control.id}-${index}`}
              className={styles.segment}
              aria-label={`${name}, `}
              aria-labelledby={`${control.id}-${index} ${labelId}`}
              aria-valuenow={text ? Number(text) : undefined}
              aria-valuetext={text || 'Vacío'}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              aria-required={control['aria-required']}
              aria-disabled={disabled}
              inputMode="numeric"
              data-placeholder={text ? undefined : true}
            >
              {text || empty}
            </span>
          </Fragment>
        ));
        return (
          <div
            {...state}
            id={control.id}
            role="group"
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
            className={cx(controlStyles.control, boxClass ?? styles.input)}
            onKeyDown={keepDigit}
          >
            {button ? <div className={styles.input}>{segments}</div> : segments}
            {button?.(() => {
              const box = document.getElementById(control.id);
              if (box) box.dataset.pressed = '';
            })}
          </div>
        );
      }}
    </FieldShell>
  );
}
