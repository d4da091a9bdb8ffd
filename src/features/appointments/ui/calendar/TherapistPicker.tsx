import { CheckboxField } from '@/shared/ui/checkbox-field';
import { cx } from '@/shared/lib/css';
import type { TherapistShade } from '../../therapists';
import styles from './TherapistPicker.module.css';
import shades from './therapistShades.module.css';

export interface TherapistPickerProps {
  therapists: readonly TherapistShade[];
  /** Keys of the therapists whose appointments are hidden. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** Chooses the therapists shown in the calendar, with each therapist's colour. */
export function TherapistPicker({ therapists, hidden, onChange }: TherapistPickerProps) {
  return (
    <div className={styles.picker} role="group" aria-label="Fisioterapeutas" data-print="hide">
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
    </div>
  );
}
