import type { Ref } from 'react';
import { cx } from '@/shared/lib/css';
import { controlStyles, FieldShell, splitFieldProps, type FieldProps } from '../field-shell';
import styles from './TextAreaField.module.css';

/** Share of the limit from which the count is shown: earlier it is noise. */
const COUNT_FROM = 0.8;

export interface TextAreaFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Limit in characters. Typing past it is possible, so that pasted text is not cut in silence; the count turns red. */
  limit?: number;
  /** Lines shown when empty; grows with the text where the browser can. */
  rows?: number;
  readOnly?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, with a count when the limit comes near. */
export function TextAreaField({ value, onChange, limit, rows = 3, onBlur, ...field }: TextAreaFieldProps) {
  const [shell, native] = splitFieldProps(field);
  const near = limit !== undefined && value.length >= limit * COUNT_FROM;
  const over = limit !== undefined && value.length > limit;
  const count = near ? (
    <p className={cx(styles.count, over && styles.over)} role="status">
      {over ? `Sobran ${value.length - limit} caracteres` : `${value.length} de ${limit} caracteres`}
    </p>
  ) : null;

  return (
    <FieldShell {...shell} aside={count}>
      {(control) => (
        <textarea
          {...control}
          {...native}
          rows={rows}
          // A box that grows with its text ignores `rows`, which stays for browsers without such boxes.
          style={{ minHeight: `calc(${rows} * 1lh + 2 * var(--space-2) + 2px)` }}
          className={cx(controlStyles.control, styles.area)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur && (() => onBlur())}
        />
      )}
    </FieldShell>
  );
}
