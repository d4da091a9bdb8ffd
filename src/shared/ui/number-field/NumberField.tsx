import { useState, type Ref } from 'react';
import { cx } from '@/shared/lib/css';
import { controlStyles, FieldShell, splitFieldProps, type FieldProps } from '../field-shell';
import styles from './NumberField.module.css';

export interface NumberFieldProps extends FieldProps {
  /** `null` if the box is empty or contains no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Unit after the number, e.g. 'min' or 'kg'. Put it in the label too if it is not obvious. */
  unit?: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A number, in the browser's own number box. */
export function NumberField({ value, onChange, unit, step = 1, onBlur, ...field }: NumberFieldProps) {
  const [shell, native] = splitFieldProps(field);
  // The typed text may not be a number yet ('-', '1.'), so it is stored with its value.
  const [typed, setTyped] = useState<{ text: string; value: number | null }>({ text: asText(value), value });
  const text = Object.is(typed.value, value) ? typed.text : asText(value);

  return (
    <FieldShell {...shell}>
      {(control) => (
        <div className={controlStyles.adorned}>
          <input
            {...control}
            {...native}
            type="number"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            step={step}
            className={cx(controlStyles.control, styles.number, unit !== undefined && styles.withUnit)}
            value={text}
            onChange={(event) => {
              const next = event.target.value === '' ? null : Number(event.target.value);
              const kept = next === null || Number.isFinite(next) ? next : null;
              setTyped({ text: event.target.value, value: kept });
              onChange(kept);
            }}
            onBlur={onBlur && (() => onBlur())}
            onWheel={(event) => event.currentTarget.blur()}
          />
          {unit ? <span className={cx(controlStyles.end, styles.unit)}>{unit}</span> : null}
        </div>
      )}
    </FieldShell>
  );
}

const asText = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));
