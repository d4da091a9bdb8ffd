import { useState, type Ref } from 'react';
import { cx } from '@/shared/lib/css';
import { controlStyles, FieldShell, splitFieldProps, type FieldProps } from '../field-shell';
import { EyeIcon, EyeOffIcon } from '../icon';
import { PlainIconButton } from '../icon-button';

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** `current-password` to sign in, `new-password` to choose one: password managers depend on it. */
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}

/** A password with a button that shows and hides it. */
export function PasswordField({ value, onChange, onBlur, ...field }: PasswordFieldProps) {
  const [shell, native] = splitFieldProps(field);
  const [shown, setShown] = useState(false);

  return (
    <FieldShell {...shell}>
      {(control) => (
        <div className={controlStyles.adorned}>
          <input
            {...control}
            {...native}
            type={shown ? 'text' : 'password'}
            className={cx(controlStyles.control, controlStyles.withEnd)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur && (() => onBlur())}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <span className={controlStyles.end}>
            <PlainIconButton
              icon={shown ? EyeOffIcon : EyeIcon}
              label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
              aria-controls={control.id}
              disabled={shell.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </FieldShell>
  );
}
