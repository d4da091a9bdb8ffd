import { type FormEvent, useState } from 'react';
import { LOGIN_MESSAGES } from '@/contract/auth/loginMessages';
import type { ApiError } from '@/shared/api';
import type { SealedSecret } from '@/shared/identity';
import { useAppStore } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { PasswordField } from '@/shared/ui/password-field';
import { TextField } from '@/shared/ui/text-field';
import { type LoginError, useLoginMutation } from '../api';
import { loginErrorText } from '../loginError';
import styles from './AuthForm.module.css';

/** Props of the log-in form. */
export interface LoginFormProps {
  onLoggedIn: () => void;
  /** The password was right, and the account asks for a code too. */
  onChallenge: (challenge: SealedSecret) => void;
}

/**
 * E-mail and password. Native state instead of Formik and yup: this is the first screen, and those would double what
 * a phone has to load before it can be used.
 */
export function LoginForm({ onLoggedIn, onChallenge }: LoginFormProps) {
  const { vault } = useAppStore().extra;
  const [login, { isLoading, error, reset }] = useLoginMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const emailError = submitted && !email.trim() ? LOGIN_MESSAGES.emailRequired : undefined;
  const passwordError = submitted && !password ? LOGIN_MESSAGES.passwordRequired : undefined;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSubmitted(true);
    if (!email.trim() || !password) {
      form.querySelector<HTMLInputElement>(email.trim() ? '[name=password]' : '[name=email]')?.focus();
      return;
    }
    if (isLoading) return;
    const result = await login({ email: email.trim(), secret: vault.seal(password) });
    if (!('error' in result)) return onLoggedIn();
    const { challenge } = result.error as LoginError;
    if (challenge) onChallenge(challenge);
  };

  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (error) reset();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Iniciar sesión">
      {error && (
        <InlineAlert tone="danger" live>
          {loginErrorText(error as ApiError)}
        </InlineAlert>
      )}
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
