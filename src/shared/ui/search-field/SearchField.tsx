import { useRef } from 'react';
import { cleanLine } from '@/contract/common/text';
import { cx } from '@/shared/lib/css';
import { FieldShell } from '../field-shell/FieldShell';
import controlStyles from '../field-shell/control.module.css';
import { Icon } from '../icon/Icon';
import { CloseIcon, SearchIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Accessible name, and the placeholder if no other is given. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Maximum number of characters. */
  maxLength?: number;
}

/** Search box that finds while one types, and can be cleared with a button or Escape. Enter sends no form around it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = label,
  maxLength = 100,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <FieldShell label={label} labelHidden>
      {(control) => (
        <div className={controlStyles.adorned}>
          <span className={controlStyles.start}>
            <Icon of={SearchIcon} />
          </span>
          <input
            {...control}
            ref={input}
            type="search"
            className={cx(
              controlStyles.control,
              controlStyles.withStart,
              controlStyles.withEnd,
              styles.input,
            )}
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => onChange(cleanLine(event.target.value))}
            onKeyDown={(event) => {
              // It finds while one types: Enter, or «Buscar» of a phone, must not send a form around it.
              if (event.key === 'Enter') event.preventDefault();
              if (event.key !== 'Escape' || value === '') return;
              event.preventDefault();
              event.stopPropagation();
              clear();
            }}
          />
          {value === '' ? null : (
            <span className={controlStyles.end}>
              <IconButton size="sm" icon={CloseIcon} label="Borrar búsqueda" onClick={clear} />
            </span>
          )}
        </div>
      )}
    </FieldShell>
  );
}
