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
  /** Accessible name; also the placeholder unless `labelVisible`. */
  label: string;
  labelVisible?: boolean;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  /** Maximum number of characters. */
  maxLength?: number;
  id?: string;
}

/** Search box that can be cleared with a button or Escape. */
export function SearchField({
  label,
  labelVisible = false,
  value,
  onChange,
  placeholder = label,
  disabled,
  maxLength = 100,
  id,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <FieldShell {...{ label, disabled, id }} labelHidden={!labelVisible}>
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
              if (event.key !== 'Escape' || value === '') return;
              event.preventDefault();
              event.stopPropagation();
              clear();
            }}
          />
          {value === '' || disabled ? null : (
            <span className={controlStyles.end}>
              <IconButton size="sm" icon={CloseIcon} label="Borrar búsqueda" onClick={clear} />
            </span>
          )}
        </div>
      )}
    </FieldShell>
  );
}
