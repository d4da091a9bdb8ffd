import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { cleanLine } from '@/contract/common/text';
import { cx } from '@/shared/lib/css';
import { type FieldProps, FieldShell, splitFieldProps } from '../field-shell/FieldShell';
import controlStyles from '../field-shell/control.module.css';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** For passwords use `PasswordField`. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'password'>;
  placeholder?: string;
  /** Without it the browser keeps nothing of what is typed: it would propose one patient's words in another's form. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
  maxLength?: number;
  readOnly?: boolean;
  /** Control at the end of the box. */
  end?: ReactNode;
  spellCheck?: boolean;
  autoCapitalize?: 'none';
  autoCorrect?: 'off';
  /** Keeps also what cannot be seen, for passwords. */
  verbatim?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text. */
export function TextField({
  value,
  onChange,
  type = 'text',
  autoComplete = 'off',
  end,
  verbatim = false,
  onBlur,
  ...field
}: TextFieldProps) {
  const [shell, native] = splitFieldProps(field);
  return (
    <FieldShell {...shell}>
      {(control) => (
        <div className={controlStyles.adorned}>
          <input
            {...control}
            {...native}
            type={type}
            autoComplete={autoComplete}
            className={cx(controlStyles.control, Boolean(end) && controlStyles.withEnd)}
            value={value}
            onChange={({ target }) => onChange(verbatim ? target.value : cleanLine(target.value))}
            onBlur={onBlur && (() => onBlur())}
          />
          {end ? <span className={controlStyles.end}>{end}</span> : null}
        </div>
      )}
    </FieldShell>
  );
}
