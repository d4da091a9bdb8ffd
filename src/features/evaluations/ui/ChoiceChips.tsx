import { CheckboxField } from '@/shared/ui/checkbox-field/CheckboxField';
import styles from './EvaluationForm.module.css';

export interface ChoiceChipsProps {
  /** Accessible name of the group. */
  label: string;
  options: readonly { id: string; name: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Multiple choice among a few options as check boxes. Selects the joints and regions to show. */
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
