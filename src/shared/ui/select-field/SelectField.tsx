import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Select, SelectValue } from 'react-aria-components/Select';
import { cx } from '@/shared/lib/css';
import { FloatingPanel, OptionItem } from '../aria-overlay/FloatingPanel';
import { type FieldProps, FieldShell, type Option, splitFieldProps } from '../field-shell/FieldShell';
import controlStyles from '../field-shell/control.module.css';
import { Icon } from '../icon/Icon';
import { ChevronDownIcon } from '../icon/icons';
import styles from './SelectField.module.css';

export interface SelectFieldProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  /** Empty if nothing is selected. */
  value: Value | '';
  onChange: (value: Value) => void;
  placeholder?: string;
}

/**
 * Selects one of a few options that need a description each. Without descriptions use `NativeSelectField`,
 * which is lighter.
 */
export function SelectField<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Selecciona una opción',
  ...field
}: SelectFieldProps<Value>) {
  const [shell, { name }] = splitFieldProps(field);
  return (
    <FieldShell {...shell} kind="group" onLabelClick={() => document.getElementById(shell.id ?? '')?.focus()}>
      {(control, labelId) => (
        <I18nProvider locale="es-ES">
          <Select
            name={name}
            selectedKey={value === '' ? null : value}
            onSelectionChange={(key) => {
              if (key !== null) onChange(key as Value);
            }}
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
            isDisabled={shell.disabled}
            isRequired={shell.required}
            isInvalid={Boolean(shell.error)}
            validationBehavior="aria"
            onBlur={onBlur && (() => onBlur())}
          >
            <Button id={control.id} className={cx(controlStyles.control, styles.button) ?? ''}>
              <SelectValue className={styles.value ?? ''}>
                {({ selectedText, isPlaceholder }) => (
                  <span className={cx(isPlaceholder && styles.placeholder)}>
                    {isPlaceholder ? placeholder : selectedText}
                  </span>
                )}
              </SelectValue>
              <Icon of={ChevronDownIcon} size="sm" className={styles.chevron} />
            </Button>
            <FloatingPanel matchTrigger>
              <ListBox
                className={styles.list ?? ''}
                items={options.map((option) => ({ ...option, id: option.value }))}
              >
                {(option) => <OptionItem option={option} />}
              </ListBox>
            </FloatingPanel>
          </Select>
        </I18nProvider>
      )}
    </FieldShell>
  );
}
