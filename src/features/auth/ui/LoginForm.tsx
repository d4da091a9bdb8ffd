import { type FormEvent, useState } from 'react';
import { LOGIN_MESSAGES } from '@/contract/auth';
import type { SealedSecret } from '@/shared/identity/vault';
import { useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import formLayoutStyles from '../../../shared/ui/form-layout/formLayout.module.css';
import { PasswordField } from '@/shared/ui/password-field/PasswordField';
import { TextField } from '@/shared/ui/text-field/TextField';
import { type LoginError, useLoginMutation } from '../api';
import { loginErrorText } from '../accessScreen';

export interface LoginFormProps {
  /** Prefilled address, e.g. from an invitation that was just accepted. */
  initialEmail?: string;
  onLoggedIn: () => void;
  /** The password was right, and the account requires a code. `email` is what was typed. */
  onChallenge: (challenge: SealedSecret, email: string) => void;
}

/**
 * E-mail and password. Uses React state instead of Formik and yup, which would double the download of this
 * first screen.
 */
export function LoginForm({ initialEmail = '', onLoggedIn, onChallenge }: LoginFormProps) {
  const { vault } = useAppStore().extra;
  const [login, { isLoading }] = useLoginMutation();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { submit, failure, forgetFailure } = useSubmit(
    () => login({ email: email.trim(), secret: vault.seal(password) }),
    {
      failure: LOGIN_MESSAGES.loginFailed,
      failureText: loginErrorText,
      failureIn: 'alert',
      onDone: onLoggedIn,
      onFailed: ({ challenge }: LoginError) => {
        if (challenge) onChallenge(challenge, email);
        return challenge !== undefined;
      },
    },
  );
  const emailError = submitted && !email.trim() ? LOGIN_MESSAGES.emailRequired : undefined;
  const passwordError = submitted && !password ? LOGIN_MESSAGES.passwordRequired : undefined;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSubmitted(true);
    if (!email.trim() || !password) {
      form.querySelector<HTMLInputElement>(email.trim() ? '[name=password]' : '[name=email]')?.focus();
      return;
    }
    await submit(undefined);
  };

  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    forgetFailure();
  };

  return (
    <form className={formLayoutStyles.stack} onSubmit={send} noValidate aria-label="Iniciar sesión">
      <FormAlert text={failure} />
      <TextField
        label="Correo electrónico"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={edit(setEmail)}
        error={emailError}
      />
      <PasswordField
        label="Contraseña"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={edit(setPassword)}
        error={passwordError}
      />
      <Button type="submit" variant="primary" fullWidth loading={isLoading}>
        Iniciar sesión
      </Button>
    </form>
  );
}
