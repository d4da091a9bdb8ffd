import { CheckboxField } from '@/shared/ui/checkbox-field';
import styles from './EvaluationForm.module.css';

/** Props of a set of choices. */
export interface ChoiceChipsProps {
  /** Name of the set. */
  label: string;
  options: readonly { id: string; name: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several of a few, each one press away; used to open what is to be measured. */
export function ChoiceChips({ label, options, value, onChange }: ChoiceChipsProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesLabel}>{label}</legend>
      <div className={styles.choiceList}>
        {options.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            value={value.includes(id)}
            onChange={(on) => onChange(on ? [...value, id] : value.filter((chosen) => chosen !== id))}
          />
        ))}
      </div>
    </fieldset>
  );
}
