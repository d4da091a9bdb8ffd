import { memo } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { CheckboxField } from '@/shared/ui/checkbox-field/CheckboxField';
import { cx } from '@/shared/lib/css';
import type { TherapistShade } from '../../therapists';
import styles from './TherapistPicker.module.css';
import shades from './therapistShades.module.css';

export interface TherapistPickerProps {
  therapists: readonly TherapistShade[];
  /** Keys of the therapists whose appointments are hidden. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  /** Left out on a phone, which shows one therapist at a time: where nobody is hidden. */
  wideOnly?: boolean;
}

/** Chooses the therapists shown in the calendar, with each therapist's colour. A change of day does not draw it anew. */
export const TherapistPicker = memo(function TherapistPicker({
  therapists,
  hidden,
  onChange,
  wideOnly = false,
}: TherapistPickerProps) {
  return (
    <div
      className={cx(styles.picker, wideOnly && styles.wideOnly)}
      role="group"
      aria-label="Fisioterapeutas"
      data-print="hide"
    >
      {therapists.map(({ name, key, shade }) => (
        <CheckboxField
          key={key}
          label={
            <span className={styles.name}>
              <span className={cx(styles.swatch, shades[`shade${shade}`])} aria-hidden="true" />
              {name}
            </span>
          }
          value={!hidden.includes(key)}
          onChange={(isShown) =>
            onChange(isShown ? hidden.filter((other) => other !== key) : [...hidden, key])
          }
        />
      ))}
      {therapists.length > 2 && (
        // One of many is two presses.
        <div className={styles.all}>
          <Button size="sm" variant="quiet" onClick={() => onChange([])}>
            Todos
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onChange(therapists.map(({ key }) => key))}>
            Ninguno
          </Button>
        </div>
      )}
    </div>
  );
});
