import { Formik } from 'formik';
import { AUTH_MESSAGES } from '@/contract/account';
import { registerFormSchema } from '@/contract/authSchemas';
import { isPassing } from '@/shared/api/baseQuery';
import { errorText, type FailureText, isApiError } from '@/shared/api/errors';
import { useAppStore } from '@/shared/redux';
import { FormikNewPassword, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormAlert, InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useSubmit } from '@/shared/useSubmit';
import { useRegisterMutation } from '../registration';

const EMPTY = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

/** A refusal without a text of its own is told apart from a server that could not do it. */
const registrationErrorText: FailureText = (error, refused) =>
  errorText(error, isApiError(error) && isPassing(error) ? AUTH_MESSAGES.registerError : refused);

/** Public registration, only for therapists. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
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
      failureText: registrationErrorText,
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
