import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ACCOUNT_MESSAGES } from '@/contract/auth/accountMessages';
import type { ApiError } from '@/shared/api';
import type { SealedSecret } from '@/shared/identity';
import { useAppStore } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { TextField } from '@/shared/ui/text-field';
import { useLoginSecondFactorMutation } from '../accountApi';
import { loginErrorText } from '../loginError';
import styles from './AuthForm.module.css';

/** Props of the second step of a log-in. */
export interface SecondFactorFormProps {
  /** What the first step gave for the right password. */
  challenge: SealedSecret;
  onLoggedIn: () => void;
}

/** Asks for the code of the authenticator, or for a recovery code. */
export function SecondFactorForm({ challenge, onLoggedIn }: SecondFactorFormProps) {
  const { vault } = useAppStore().extra;
  const [send, { isLoading, error, reset }] = useLoginSecondFactorMutation();
  const [code, setCode] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [recovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Read out of the vault by the first try, and needed again by the next. */
  const opened = useRef('');

  useEffect(() => field.current?.focus(), [recovery]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (!code.trim()) return field.current?.focus();
    if (isLoading) return;
    opened.current ||= vault.open(challenge);
    const result = await send({ challenge: vault.seal(opened.current), code: vault.seal(code.trim()) });
    if (!('error' in result)) return onLoggedIn();
    setCode('');
    setSubmitted(false);
    field.current?.focus();
  };

  const change = (value: string) => {
    setCode(value);
    if (error) reset();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Verificación en dos pasos">
      {error && (
        <InlineAlert tone="danger" live>
          {loginErrorText(error as ApiError, ACCOUNT_MESSAGES.codeFailed)}
        </InlineAlert>
      )}
      <TextField
        // Another field, so that a phone shows the other keyboard.
        key={recovery ? 'recovery' : 'code'}
        ref={field}
        label={recovery ? 'Código de recuperación' : 'Código'}
        name="code"
        help={
          recovery
            ? 'Uno de los que guardaste al activar la verificación. Cada uno sirve una vez.'
            : 'Las 6 cifras que muestra tu aplicación de autenticación'
        }
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        spellCheck={false}
        maxLength={40}
        required
        value={code}
        onChange={change}
        error={submitted && !code.trim() ? ACCOUNT_MESSAGES.codeRequired : undefined}
      />
      <Button type="submit" variant="primary" fullWidth loading={isLoading}>
        Comprobar
      </Button>
      <Button
        variant="quiet"
        fullWidth
        onClick={() => {
          change('');
          setSubmitted(false);
          setRecovery(!recovery);
        }}
      >
        {recovery
          ? 'Usar la aplicación de autenticación'
          : 'No tengo el móvil: usar un código de recuperación'}
      </Button>
    </form>
  );
}
