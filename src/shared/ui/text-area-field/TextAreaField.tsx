import { cleanText } from '@/contract/common/text';
import { cx } from '@/shared/lib/css';
import { type FieldProps, FieldShell, splitFieldProps } from '../field-shell/FieldShell';
import controlStyles from '../field-shell/control.module.css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './TextAreaField.module.css';

/** Share of the limit from which the count is shown. Before that it would only distract. */
const COUNT_FROM = 0.8;

/** Characters between two announcements. Each number read out would drown what is being typed. */
const SAID_EVERY = 50;

/** What a screen reader hears of the limit: roughly what is left, and once that it is passed. */
const saidOf = (left: number): string =>
  left < 0
    ? 'Sobran caracteres'
    : `Quedan menos de ${Math.ceil((left + 1) / SAID_EVERY) * SAID_EVERY} caracteres`;

export interface TextAreaFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /**
   * Limit in characters. Longer text is allowed but turns the count red, so that pasted text is not cut
   * silently.
   */
  limit?: number;
  /** Number of lines when empty. The box grows with its text if the browser supports it. */
  rows?: number;
}

/** Multi-line text, with a count near the limit. */
export function TextAreaField({ value, onChange, limit, rows = 3, onBlur, ...field }: TextAreaFieldProps) {
  const [shell, native] = splitFieldProps(field);
  const near = limit !== undefined && value.length >= limit * COUNT_FROM;
  const over = limit !== undefined && value.length > limit;
  const count = near ? (
    <>
      <p className={cx(styles.count, over && styles.over)}>
        {over ? `Sobran ${value.length - limit} caracteres` : `${value.length} de ${limit} caracteres`}
      </p>
      <VisuallyHidden>
        <span role="status">{saidOf(limit - value.length)}</span>
      </VisuallyHidden>
    </>
  ) : null;

  return (
    <FieldShell {...shell} aside={count}>
      {(control) => (
        <textarea
          {...control}
          {...native}
          rows={rows}
          // A box that grows with its text ignores `rows`, which is for browsers without `field-sizing`.
          style={{ minHeight: `calc(${rows} * 1lh + 2 * var(--space-2) + 2px)` }}
          className={cx(controlStyles.control, styles.area)}
          value={value}
          onChange={(event) => onChange(cleanText(event.target.value))}
          onBlur={onBlur && (() => onBlur())}
        />
      )}
    </FieldShell>
  );
}
