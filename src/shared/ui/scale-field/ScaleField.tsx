import { useId, useRef } from 'react';
import { Button } from '../button/Button';
import { type FieldProps, FieldShell, splitFieldProps } from '../field-shell/FieldShell';
import styles from './ScaleField.module.css';

export interface ScaleFieldProps extends FieldProps {
  /** `null` until something is chosen, because no answer differs from 0. */
  value: number | null;
  onChange: (value: number) => void;
  /** Takes the answer back. Without it there is no button for that. */
  onClear?: () => void;
  /** Labels for some values, e.g. `{ 0: 'Sin dolor', 10: 'El peor dolor imaginable' }`. */
  anchors: Readonly<Record<number, string>>;
}

const STEPS = Array.from({ length: 11 }, (_, step) => step);

/** A whole number from 0 to 10 (pain, effort), chosen with one tap or the arrow keys. */
export function ScaleField({ value, onChange, onClear, onBlur, anchors, ...field }: ScaleFieldProps) {
  const [shell, { name }] = splitFieldProps(field);
  const madeUp = useId();
  const group = useRef<HTMLDivElement>(null);

  return (
    <FieldShell
      {...shell}
      kind="group"
      onLabelClick={() => group.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus()}
    >
      {(control, labelId) => (
        <div className={styles.scale}>
          <div
            ref={group}
            id={control.id}
            className={styles.steps}
            role="radiogroup"
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            aria-required={control['aria-required']}
            aria-disabled={shell.disabled || undefined}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
            }}
          >
            {STEPS.map((step) => (
              <label key={step} className={styles.step}>
                <input
                  type="radio"
                  className={styles.input}
                  name={name ?? madeUp}
                  value={step}
                  checked={step === value}
                  disabled={shell.disabled}
                  aria-label={anchors[step] ? `${step}, ${anchors[step]}` : String(step)}
                  onChange={() => onChange(step)}
                />
                <span className={styles.face} aria-hidden="true">
                  {step}
                </span>
              </label>
            ))}
          </div>
          <div className={styles.anchors} aria-hidden="true">
            {STEPS.filter((step) => anchors[step]).map((step) => (
              <span key={step} className={styles.anchor}>
                <b>{step}</b> {anchors[step]}
              </span>
            ))}
          </div>
          {onClear && value !== null && !shell.disabled ? (
            <div>
              <Button
                size="sm"
                variant="quiet"
                aria-describedby={labelId}
                onClick={() => {
                  // The button disappears, so the answer takes its focus.
                  group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
                  onClear();
                }}
              >
                Quitar respuesta
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </FieldShell>
  );
}
