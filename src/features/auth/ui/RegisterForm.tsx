import { Formik } from 'formik';
import { AUTH_MESSAGES } from '@/contract/account';
import { AUTH_PATHS } from '@/contract/auth';
import type { User } from '@/contract/authAnswers';
import { registerFormSchema } from '@/contract/authSchemas';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiExtra } from '@/shared/api/baseQuery';
import { useAppStore } from '@/shared/redux';
import { FormikNewPassword, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormAlert, InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useSubmit } from '@/shared/useSubmit';
import { loginErrorText } from '../accessScreen';
import { announceSession, type LoginRequest, receiveSession } from '../api';

export interface RegisterFormProps {
  onRegistered: () => void;
}

const EMPTY = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

/** Public registration, only for therapists. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { vault } = useAppStore().extra;
  const [register] = useRegisterMutation();
  const { submit, failure } = useSubmit(
    ({ password, name, email, phone }: typeof EMPTY) =>
      register({
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim(),
        secret: vault.seal(password),
      }),
    {
      success: AUTH_MESSAGES.registered,
      failure: AUTH_MESSAGES.registerFailed,
      failureText: loginErrorText,
      failureIn: 'alert',
      onDone: onRegistered,
    },
  );
  return (
    <Formik initialValues={EMPTY} validationSchema={registerFormSchema} onSubmit={submit}>
      <FormikForm label="Crear cuenta">
        <InlineAlert tone="info">
          El registro es solo para fisioterapeutas. Si eres paciente, tu fisioterapeuta te enviará una
          invitación.
        </InlineAlert>
        <FormAlert text={failure} />
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
    </Formik>
  );
}

/** Body of a registration. */
export interface RegisterRequest extends LoginRequest {
  name: string;
  phone: string;
}

/** Separate from `api.ts`, which is loaded with the first screen. */
const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST register; only therapists register publicly. */
    register: build.mutation<User, RegisterRequest>({
      queryFn: async ({ secret, name, email, phone }, api, _options, baseQuery) => {
        const { vault } = api.extra as ApiExtra;
        const result = await baseQuery({
          url: AUTH_PATHS.register,
          method: 'POST',
          body: { name, email, password: vault.open(secret), role: 'THERAPIST', phone },
          keepSession: true,
        });
        return result.error ? { error: result.error } : receiveSession(result.data, vault);
      },
      onQueryStarted: announceSession,
    }),
  }),
});

export const { useRegisterMutation } = registrationApi;
