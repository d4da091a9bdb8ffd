import { useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, Input, ListBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { cx } from '@/shared/lib/css';
import { FloatingPanel, OptionItem } from '../aria-overlay';
import { controlStyles, FieldShell, type Option } from '../field-shell';
import { ChevronDownIcon, Icon } from '../icon';
import { filterOptions, indexOptions } from './filterOptions';
import { SEARCH_PROMPT, type ComboBoxFieldProps } from './comboBoxProps';
import styles from './ComboBoxField.module.css';

/** The control of `ComboBoxField`, on React Aria. */
export function AriaComboBox({
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
  onChange,
  onBlur,
  placeholder = SEARCH_PROMPT,
  limit = 50,
  loading = false,
  emptyText = 'Sin resultados',
  onSearch,
}: ComboBoxFieldProps) {
  const chosenLabel = options.find((option) => option.value === value)?.label ?? '';
  // `null`: nothing typed since the last choice, so the box shows the choice and the list shows everything.
  const [typed, setTyped] = useState<string | null>(null);
  const focused = useRef(false);
  const entries = useMemo(() => indexOptions(options), [options]);
  const { shown, total } = useMemo(() => filterOptions(entries, typed ?? '', limit), [entries, typed, limit]);
  const text = typed ?? chosenLabel;

  return (
    <FieldShell {...{ label, labelHidden, help, error, required, disabled, id }}>
      {(control, labelId) => (
        <I18nProvider locale="es-ES">
          <ComboBox
            className={styles.comboBox ?? ''}
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
            items={shown.map((option) => ({ ...option, id: option.value }))}
            defaultFilter={() => true}
            inputValue={text}
            onInputChange={(next) => {
              // On leaving, the library writes back the label of a choice it may not hold among the drawn ones.
              if (!focused.current || next === text) return;
              setTyped(next);
              onSearch?.(next);
              if (next === '' && value !== '') onChange('');
            }}
            selectedKey={value === '' ? null : value}
            onSelectionChange={(key) => {
              setTyped(null);
              if (key !== null && key !== value) onChange(String(key));
            }}
            onFocus={() => {
              focused.current = true;
            }}
            onBlur={() => {
              focused.current = false;
              setTyped(null);
              onBlur?.();
            }}
            menuTrigger="input"
            allowsEmptyCollection
            isDisabled={disabled}
            isRequired={required}
            isInvalid={Boolean(error)}
            validationBehavior="aria"
          >
            <div className={controlStyles.adorned}>
              <Input
                id={control.id}
                name={name}
                className={cx(controlStyles.control, controlStyles.withEnd) ?? ''}
                placeholder={placeholder}
              />
              <Button
                className={cx(controlStyles.end, styles.button) ?? ''}
                aria-label={`Mostrar opciones de ${label}`}
              >
                <Icon of={ChevronDownIcon} size="sm" />
              </Button>
            </div>
            <FloatingPanel matchTrigger>
              <ListBox
                className={styles.list ?? ''}
                renderEmptyState={() => <p className={styles.note}>{loading ? 'Cargando...' : emptyText}</p>}
              >
                {(option: Option & { id: string }) => <OptionItem option={option} />}
              </ListBox>
              {total > shown.length ? (
                <p className={cx(styles.note, styles.more)}>
                  {shown.length} de {total}. Escribe más para acotar.
                </p>
              ) : null}
            </FloatingPanel>
          </ComboBox>
        </I18nProvider>
      )}
    </FieldShell>
  );
}
