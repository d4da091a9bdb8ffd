import { useId } from 'react';
import type { MergeComparison } from '@/contract/merges/entities';
import { mergeFieldOf, type MergeChoice } from '@/contract/merges/fields';
import { cx } from '@/shared/lib/css';
import { useFormikField } from '@/shared/ui/formik';
import styles from './merges.module.css';

export interface MergeChoiceFieldProps {
  field: MergeComparison['fields'][number];
}

const BOTH = { list: 'Todas las de las dos', text: 'Los dos textos, uno tras otro' } as const;

/** Whose value of one field stays, chosen among both values, or both where both can stand. */
export function MergeChoiceField({ field: { field, survivor, other } }: MergeChoiceFieldProps) {
  const { label, both } = mergeFieldOf(field);
  const { id, value, error, onChange } = useFormikField<MergeChoice | undefined>(`choices.${field}`);
  const errorId = useId();
  const options: { choice: MergeChoice; text: string; whose: string | null }[] = [
    { choice: 'SURVIVOR', text: survivor ?? 'Sin dato', whose: 'De la ficha que queda' },
    { choice: 'OTHER', text: other ?? 'Sin dato', whose: 'De la otra ficha' },
    ...(both && survivor !== null && other !== null
      ? [{ choice: 'BOTH' as const, text: BOTH[both], whose: null }]
      : []),
  ];
  return (
    <fieldset
      className={styles.field}
      aria-describedby={error ? errorId : undefined}
      data-field-invalid={error ? '' : undefined}
      // Whoever goes through the fields with the keyboard merges by the button alone.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ choice, text, whose }, index) => (
          <label key={choice} className={cx(styles.option, choice === 'BOTH' && styles.both)}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={`choices.${field}`}
              value={choice}
              checked={choice === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(choice)}
            />
            <span className={styles.words}>
              <span>{text}</span>
              {whose && <span className={styles.second}>{whose}</span>}
            </span>
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
