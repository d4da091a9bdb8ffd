import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { SealedSecret } from '@/shared/identity/vault';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import formLayoutStyles from '../../../shared/ui/form-layout/formLayout.module.css';
import { TextField } from '@/shared/ui/text-field/TextField';
import { useLoginSecondFactorMutation } from '../accountApi';
import { loginErrorText } from '../accessScreen';
import { accessStageReached, selectAccessStage } from '../slice';

export interface SecondFactorFormProps {
  /** Challenge from the server's answer to the password. A replay sends no requests and has none. */
  challenge: SealedSecret | null;
  onLoggedIn: () => void;
}

const AUTHENTICATOR_CODE = {
  label: 'Código',
  help: 'Las 6 cifras que muestra tu aplicación de autenticación',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const;

const RECOVERY_CODE = {
  label: 'Código de recuperación',
  help: 'Uno de los que guardaste al activar la verificación. Cada uno sirve una vez.',
  inputMode: 'text',
  autoComplete: 'off',
} as const;

/** Asks for an authenticator code or a recovery code. */
export function SecondFactorForm({ challenge, onLoggedIn }: SecondFactorFormProps) {
  const { dispatch, extra } = useAppStore();
  const { vault } = extra;
  const [login, { isLoading }] = useLoginSecondFactorMutation();
  const [code, setCode] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const recovery = useAppSelector(selectAccessStage) === 'recoveryCode';
  const field = useRef<HTMLInputElement>(null);
  /** The challenge, kept because the vault gives each secret once and a second attempt needs it again. */
  const opened = useRef('');

  const { submit, failure, forgetFailure } = useSubmit(
    () => {
      if (challenge) opened.current ||= vault.open(challenge);
      return login({ challenge: vault.seal(opened.current), code: vault.seal(code.trim()) });
    },
    {
      failure: ACCOUNT_MESSAGES.codeFailed,
      failureText: loginErrorText,
      failureIn: 'alert',
      onDone: onLoggedIn,
    },
  );

  useEffect(() => field.current?.focus(), [recovery]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (!code.trim()) return field.current?.focus();
    if (await submit(undefined)) return;
    setCode('');
    setSubmitted(false);
    field.current?.focus();
  };

  const change = (value: string) => {
    setCode(value);
    forgetFailure();
  };

  return (
    <form
      className={formLayoutStyles.stack}
      onSubmit={send}
      noValidate
      aria-label="Verificación en dos pasos"
    >
      <FormAlert text={failure} />
      <TextField
        // A new field for each kind of code, because phones show a different keyboard.
        key={recovery ? 'recovery' : 'code'}
        ref={field}
        {...(recovery ? RECOVERY_CODE : AUTHENTICATOR_CODE)}
        name="code"
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
          dispatch(accessStageReached(recovery ? 'authenticator' : 'recoveryCode'));
        }}
      >
        {recovery
          ? 'Usar la aplicación de autenticación'
          : 'No tengo el móvil: usar un código de recuperación'}
      </Button>
    </form>
  );
}
