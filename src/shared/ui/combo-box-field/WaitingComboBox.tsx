import { cx } from '@/shared/lib/css';
import { controlStyles, FieldShell } from '../field-shell';
import { ChevronDownIcon, Icon } from '../icon';
import { SEARCH_PROMPT, type ComboBoxFieldProps } from './comboBoxProps';
import styles from './ComboBoxField.module.css';

/** Stands for a `ComboBoxField` whose list is still to come: can be met, typed into and pressed. */
export function WaitingComboBox({
  label,
  labelHidden,
  help,
  error,
  required,
  disabled,
  id,
  name,
  options,
  value,
  placeholder = SEARCH_PROMPT,
}: ComboBoxFieldProps) {
  return (
    <FieldShell {...{ label, labelHidden, help, error, required, disabled, id }}>
      {(control) => (
        <div className={styles.comboBox}>
          <div className={controlStyles.adorned}>
            <input
              {...control}
              name={name}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={false}
              autoComplete="off"
              className={cx(controlStyles.control, controlStyles.withEnd)}
              placeholder={placeholder}
              defaultValue={options.find((option) => option.value === value)?.label ?? ''}
              onInput={({ currentTarget }) => {
                currentTarget.dataset.typed = currentTarget.value;
              }}
            />
            <button
              type="button"
              tabIndex={-1}
              disabled={disabled}
              className={cx(controlStyles.end, styles.button)}
              aria-label={`Mostrar opciones de ${label}`}
              aria-haspopup="listbox"
              aria-expanded={false}
              onClick={() => {
                const input = document.getElementById(control.id);
                if (input) input.dataset.pressed = '';
              }}
            >
              <Icon of={ChevronDownIcon} size="sm" />
            </button>
          </div>
        </div>
      )}
    </FieldShell>
  );
}
