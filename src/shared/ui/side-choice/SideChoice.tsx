import { useId, type ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import styles from './SideChoice.module.css';

export interface SideChoiceProps<Side extends string> {
  /** The field whose versions are shown side by side. */
  label: string;
  options: readonly {
    side: Side;
    words: ReactNode;
    /** Takes the whole row, under the two sides. */
    isWide?: boolean;
  }[];
  value: Side | undefined;
  onChange: (side: Side) => void;
  error?: string | undefined;
  /** Id of the first option, which an error summary leads to. */
  id?: string;
}

/** Chooses which of two versions of a field stays, both readable in full. */
export function SideChoice<Side extends string>({
  label,
  options,
  value,
  onChange,
  error,
  id,
}: SideChoiceProps<Side>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      data-field-invalid={error ? '' : undefined}
      // Enter on a radio button would submit the form around it; only the button of the form does.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ side, words, isWide }, index) => (
          <label key={side} className={cx(styles.option, isWide && styles.wide)}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={side}
              checked={side === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(side)}
            />
            <span className={styles.words}>{words}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
