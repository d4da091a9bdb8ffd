import { useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, Input, ListBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { cx } from '@/shared/lib/css';
import { FloatingPanel, OptionItem } from '../aria-overlay';
import { controlStyles, FieldShell, splitFieldProps, type FieldProps, type Option } from '../field-shell';
import { ChevronDownIcon, Icon } from '../icon';
import { filterOptions, indexOptions } from './filterOptions';
import { SearchBox } from './SearchBox';
import styles from './ComboBoxField.module.css';

export interface ComboBoxFieldProps extends FieldProps {
  /** May be thousands, because only the first matches are rendered. */
  options: readonly Option[];
  /** Empty if nothing is selected. */
  value: string;
  /** Called with '' when the text is cleared. */
  onChange: (value: string) => void;
  placeholder?: string;
  /** Maximum number of rendered options. */
  limit?: number;
  /** The options are being loaded. */
  loading?: boolean;
  /** Text shown when nothing matches. */
  emptyText?: string;
  /** Finds options for the typed text, best match first. By default options that contain its words. */
  search?: (text: string) => readonly Option[];
  /** Called with the typed text, for options that a server searches. */
  onSearch?: (text: string) => void;
}

type Typing = Pick<
  ComboBoxFieldProps,
  'options' | 'value' | 'onChange' | 'onBlur' | 'search' | 'onSearch'
> & {
  limit: number;
};

/** The typed text and its matches. Blur or a selection clears the text. */
function useTyping({ options, value, onChange, onBlur, limit, search, onSearch }: Typing) {
  const chosenLabel = options.find((option) => option.value === value)?.label ?? '';
  // `null` means nothing typed since the last selection: the box shows the selection, the list all options.
  const [typed, setTyped] = useState<string | null>(null);
  const focused = useRef(false);
  const entries = useMemo(() => indexOptions(options), [options]);
  const { shown, total } = useMemo(() => {
    if (!search) return filterOptions(entries, typed ?? '', limit);
    const found = search(typed ?? '');
    return { shown: found.slice(0, limit), total: found.length };
  }, [entries, search, typed, limit]);
  const text = typed ?? chosenLabel;
  const handlers = {
    inputValue: text,
    onInputChange: (next: string) => {
      // On blur React Aria writes back the selected label, even if that option is not rendered: ignore it.
      if (!focused.current || next === text) return;
      setTyped(next);
      onSearch?.(next);
      if (next === '' && value !== '') onChange('');
    },
    onSelectionChange: (key: string | number | null) => {
      setTyped(null);
      if (key !== null && key !== value) onChange(String(key));
    },
    onFocus: () => {
      focused.current = true;
    },
    onBlur: () => {
      focused.current = false;
      setTyped(null);
      onBlur?.();
    },
  };
  return { shown, total, unmatched: typed !== null && typed !== '', handlers };
}

/** The rendered options, and how many of all matches they are. */
function Matches({ shown, total, emptyText }: { shown: number; total: number; emptyText: string }) {
  return (
    <FloatingPanel matchTrigger>
      <ListBox
        className={styles.list ?? ''}
        renderEmptyState={() => <p className={styles.note}>{emptyText}</p>}
      >
        {(option: Option & { id: string }) => <OptionItem option={option} />}
      </ListBox>
      {total > shown ? (
        <p className={cx(styles.note, styles.more)}>
          {shown} de {total}. Escribe más para acotar.
        </p>
      ) : null}
    </FloatingPanel>
  );
}

/** Selects one of many options by typing part of its name or description, ignoring accents and case. */
export function ComboBoxField({
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Escribe para buscar',
  limit = 50,
  loading = false,
  emptyText = 'Sin resultados',
  search,
  onSearch,
  ...field
}: ComboBoxFieldProps) {
  const [shell, { name }] = splitFieldProps(field);
  const { shown, total, unmatched, handlers } = useTyping({
    options,
    value,
    onChange,
    onBlur,
    limit,
    search,
    onSearch,
  });

  return (
    <FieldShell {...shell}>
      {(control, labelId) => (
        <I18nProvider locale="es-ES">
          <ComboBox
            className={styles.comboBox ?? ''}
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
            items={shown.map((option) => ({ ...option, id: option.value }))}
            defaultFilter={() => true}
            {...handlers}
            selectedKey={value === '' ? null : value}
            menuTrigger="input"
            allowsEmptyCollection
            isDisabled={shell.disabled}
            isRequired={shell.required}
            isInvalid={Boolean(shell.error)}
            validationBehavior="aria"
          >
            <SearchBox unmatched={unmatched}>
              <Input
                id={control.id}
                name={name}
                className={cx(controlStyles.control, controlStyles.withEnd) ?? ''}
                placeholder={placeholder}
              />
              <Button
                className={cx(controlStyles.end, styles.button) ?? ''}
                aria-label={`Mostrar opciones de ${shell.label}`}
              >
                <Icon of={ChevronDownIcon} size="sm" />
              </Button>
            </SearchBox>
            <Matches shown={shown.length} total={total} emptyText={loading ? 'Cargando...' : emptyText} />
          </ComboBox>
        </I18nProvider>
      )}
    </FieldShell>
  );
}
