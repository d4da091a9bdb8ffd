import { Formik } from 'formik';
import { AUTH_MESSAGES } from '@/contract/auth/messages';
import { registerFormSchema } from '@/contract/auth/schemas';
import type { ApiError } from '@/shared/api';
import { useAppStore } from '@/shared/redux';
import { FormikForm, FormikNewPassword, FormikSubmit, FormikTextField } from '@/shared/ui/formik';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { useRegisterMutation } from '../registration';
import { loginErrorText } from '../loginError';
import styles from './AuthForm.module.css';

/** Props of the registration form. */
export interface RegisterFormProps {
  onRegistered: () => void;
}

const EMPTY = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

/** Public registration, only for therapists (spec §2 Login and register, §5). */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { vault } = useAppStore().extra;
  const [register, { error }] = useRegisterMutation();
  return (
    <Formik
      initialValues={EMPTY}
      validationSchema={registerFormSchema}
      onSubmit={async ({ password, name, email, phone }, { setErrors }) => {
        const result = await register({
          name: name.trim(),
          email: email.trim(),
          phone: phone.trim(),
          secret: vault.seal(password),
        });
        if (!('error' in result)) onRegistered();
        else setErrors((result.error as ApiError).fields ?? {});
      }}
    >
      {() => (
        <FormikForm className={styles.form} label="Crear cuenta">
          <InlineAlert tone="info">
            El registro es solo para fisioterapeutas. Si eres paciente, tu fisioterapeuta te enviará una
            invitación.
          </InlineAlert>
          {error && (
            <InlineAlert tone="danger" live>
              {loginErrorText(error as ApiError, AUTH_MESSAGES.registerFailed)}
            </InlineAlert>
          )}
          <FormikTextField name="name" label="Nombre completo" autoComplete="name" required />
          <FormikTextField
            name="email"
            label="Correo electrónico"
            type="email"
            autoComplete="username"
            required
          />
          <FormikTextField name="phone" label="Teléfono (opcional)" type="tel" autoComplete="tel" />
          <FormikNewPassword />
          <FormikSubmit fullWidth>Crear cuenta</FormikSubmit>
        </FormikForm>
      )}
    </Formik>
  );
}
