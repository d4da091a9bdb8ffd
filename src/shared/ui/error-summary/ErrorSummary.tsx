import { useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { DangerIcon } from '../icon/icons';
import styles from './ErrorSummary.module.css';

export interface FormError {
  /** Id of the field's control. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the fields. If empty, nothing is rendered. */
  errors: readonly FormError[];
  title?: string;
}

/** Errors of a long form, with links to the fields. Takes focus when it appears. */
export function ErrorSummary({ errors, title = 'Revisa estos campos' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);

  if (!shown) return null;

  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <Icon of={DangerIcon} /> {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                const field = document.getElementById(fieldId);
                if (!field) return;
                event.preventDefault();
                focusControl(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusControl(field: HTMLElement) {
  const inside = field.matches('input, select, textarea, button')
    ? field
    : field.querySelector<HTMLElement>('input, select, textarea, [tabindex="0"], button');
  (inside ?? field).focus();
}
