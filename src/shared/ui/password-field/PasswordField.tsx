import { useId, useState } from 'react';
import type { FieldProps } from '../field-shell/FieldShell';
import { EyeIcon, EyeOffIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import { TextField } from '../text-field/TextField';

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** `current-password` to sign in, `new-password` to choose one; used by password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows and hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      id={id}
      {...props}
      type={shown ? 'text' : 'password'}
      verbatim
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          size="sm"
          icon={shown ? EyeOffIcon : EyeIcon}
          label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          aria-controls={props.id ?? id}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
