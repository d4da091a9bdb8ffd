import { cx } from '@/shared/lib/css';
import { type FieldProps, FieldShell, type Option, splitFieldProps } from '../field-shell/FieldShell';
import controlStyles from '../field-shell/control.module.css';
import { Icon } from '../icon/Icon';
import { ChevronDownIcon } from '../icon/icons';
import styles from './NativeSelectField.module.css';

export interface NativeSelectFieldProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  /** Empty if nothing is selected. */
  value: Value | '';
  onChange: (value: Value | '') => void;
  /**
   * Text of the empty option, e.g. 'Todos los estados' or 'Selecciona un paciente'. Without it there is no
   * empty option.
   */
  placeholder?: string;
}

/** Selects one of a few options with the browser's own list, which is light and works well on phones. */
export function NativeSelectField<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  onBlur,
  ...field
}: NativeSelectFieldProps<Value>) {
  const [shell, native] = splitFieldProps(field);
  return (
    <FieldShell {...shell}>
      {(control) => (
        <div className={controlStyles.adorned}>
          <select
            {...control}
            {...native}
            className={cx(controlStyles.control, styles.select)}
            value={value}
            onChange={(event) => onChange(event.target.value as Value | '')}
            onBlur={onBlur && (() => onBlur())}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={cx(controlStyles.end, styles.chevron)}>
            <Icon of={ChevronDownIcon} size="sm" />
          </span>
        </div>
      )}
    </FieldShell>
  );
}
