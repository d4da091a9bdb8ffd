import { useState, type KeyboardEvent } from 'react';
import { readNumber, typedNumber } from '@/contract/common/text';
import { cx } from '@/shared/lib/css';
import { type FieldProps, FieldShell, splitFieldProps } from '../field-shell/FieldShell';
import controlStyles from '../field-shell/control.module.css';
import styles from './NumberField.module.css';

export interface NumberFieldProps extends FieldProps {
  /** `null` if the box is empty, `NaN` if it contains no number: a schema refuses it, and the text stays. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Unit after the number, e.g. 'min' or 'kg'. Put it in the label too if it is not obvious. */
  unit?: string;
}

/**
 * A number. The browser's own box is not used, because it hides a text that is no number and reads a comma only in some
 * languages. Arrow keys step.
 */
export function NumberField({
  value,
  onChange,
  unit,
  step = 1,
  min = -Infinity,
  max = Infinity,
  onBlur,
  ...field
}: NumberFieldProps) {
  const [shell, native] = splitFieldProps(field);
  // The typed text may not be a number yet ('-', '1,'), so it is stored with its value.
  const [typed, setTyped] = useState<{ text: string; value: number | null }>({ text: asText(value), value });
  const text = Object.is(typed.value, value) ? typed.text : asText(value);

  const change = (next: string) => {
    const read = next.trim() === '' ? null : readNumber(next);
    setTyped({ text: next, value: read });
    onChange(read);
  };
  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || Number.isNaN(value)) return;
    event.preventDefault();
    // Rounding keeps tenths tenths.
    const next = Number(((value ?? 0) + direction * step).toFixed(6));
    change(asText(Math.min(max, Math.max(min, next))));
  };

  return (
    <FieldShell {...shell}>
      {(control) => (
        <div className={controlStyles.adorned}>
          <input
            {...control}
            {...native}
            type="text"
            role="spinbutton"
            aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
            aria-valuemin={Number.isFinite(min) ? min : undefined}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            autoComplete="off"
            className={cx(controlStyles.control, styles.number, unit !== undefined && styles.withUnit)}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={stepBy}
            onBlur={onBlur && (() => onBlur())}
          />
          {unit ? <span className={cx(controlStyles.end, styles.unit)}>{unit}</span> : null}
        </div>
      )}
    </FieldShell>
  );
}

const asText = (value: number | null) => (value === null || Number.isNaN(value) ? '' : typedNumber(value));
