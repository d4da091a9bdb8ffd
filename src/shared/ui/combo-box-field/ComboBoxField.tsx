import { type KeyboardEvent, memo, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext, Input, ListBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { searchForm } from '@/contract/common/text';
import { cx } from '@/shared/lib/css';
import { textSearch } from '@/shared/lib/values';
import { FloatingPanel, OptionItem } from '../aria-overlay/FloatingPanel';
import { type FieldProps, FieldShell, type Option, splitFieldProps } from '../field-shell/FieldShell';
import controlStyles from '../field-shell/control.module.css';
import { Icon } from '../icon/Icon';
import { ChevronDownIcon } from '../icon/icons';
import styles from './ComboBoxField.module.css';

interface Entry<Value extends string> {
  option: Option<Value>;
  label: string;
}

const entrySearch = textSearch<Entry<string>>(({ option: { label, description, keywords } }) => [
  label,
  description,
  keywords,
]);

/** Folds the texts of options once, so that a keystroke over thousands of them only compares. */
export const indexOptions = <Value extends string>(options: readonly Option<Value>[]): Entry<Value>[] =>
  options.map((option) => ({ option, label: searchForm(option.label) }));

/**
 * The first `limit` options that contain every word of `text` in label, description or keywords, ignoring
 * accents and case. Options whose label begins with the text come first. `total` counts all matches.
 */
export function filterOptions<Value extends string>(
  entries: readonly Entry<Value>[],
  text: string,
  limit: number,
) {
  const query = searchForm(text).trim();
  const matches = entrySearch(text);
  const first: Option<Value>[] = [];
  const rest: Option<Value>[] = [];
  let total = 0;
  for (const entry of entries) {
    if (!matches(entry)) continue;
    total += 1;
    if (query !== '' && entry.label.startsWith(query)) {
      if (first.length < limit) first.push(entry.option);
    } else if (rest.length < limit) rest.push(entry.option);
  }
  return { shown: [...first, ...rest].slice(0, limit), total };
}

export interface SearchBoxProps {
  /** The typed text is not a selection yet. */
  unmatched: boolean;
  children: ReactNode;
}

/**
 * Text box of the combobox. Enter selects the only match. With no or several matches it does nothing and does
 * not submit the form.
 */
function SearchBox({ unmatched, children }: SearchBoxProps) {
  const list = use(ComboBoxStateContext);

  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !unmatched || !list || list.selectionManager.focusedKey !== null) return;
    const only = list.collection.size === 1 ? list.collection.getFirstKey() : null;
    if (list.isOpen && only !== null) {
      // React Aria's own handler runs next and selects the focused option.
      list.selectionManager.setFocusedKey(only);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={controlStyles.adorned} onKeyDownCapture={onEnter}>
      {children}
    </div>
  );
}

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
}

type Typing = Pick<ComboBoxFieldProps, 'options' | 'value' | 'onChange' | 'onBlur' | 'search'> & {
  limit: number;
};

/** The typed text and its matches. Blur or a selection clears the text. */
function useTyping({ options, value, onChange, onBlur, limit, search }: Typing) {
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

/**
 * Selects one of many options by typing part of its name or description, ignoring accents and case. Drawing it builds
 * the whole list, so it is memoised: hand in stable options and callbacks where other fields are typed in.
 */
export const ComboBoxField = memo(function ComboBoxField({
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Escribe para buscar',
  limit = 50,
  loading = false,
  emptyText = 'Sin resultados',
  search,
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
            <Matches
              shown={shown.length}
              total={total}
              emptyText={
                loading || shell.failure?.retrying ? 'Cargando...' : (shell.failure?.message ?? emptyText)
              }
            />
          </ComboBox>
        </I18nProvider>
      )}
    </FieldShell>
  );
});
