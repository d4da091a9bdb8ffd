import { Formik } from 'formik';
import { AUTH_MESSAGES } from '@/contract/account';
import { ROLE_LABELS } from '@/contract/common/roles';
import { INVITATION_MESSAGES } from '@/contract/invitations';
import type { StaffJoining } from '@/contract/teamAnswers';
import { joinFormSchema } from '@/contract/teamSchemas';
import { useAppStore } from '@/shared/redux';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { FormikNewPassword, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useSubmit } from '@/shared/useSubmit';
import { useJoinTeamMutation } from '../joining';

export interface JoinFormProps {
  token: string;
  /** Name in the invitation, used as the initial name of the account. */
  name: string;
  /** Address of the invitation, which is that of the account. */
  email: string;
  onJoined: () => void;
}

/** Form with which somebody who was invited to the team creates the account. */
export function JoinForm({ token, name: invitedName, email, onJoined }: JoinFormProps) {
  const { vault } = useAppStore().extra;
  const [join] = useJoinTeamMutation();
  const initialValues = { name: invitedName, phone: '', password: '', confirmPassword: '' };
  const { submit, failure } = useSubmit(
    ({ name, phone, password }: typeof initialValues) =>
      join({ token, name: name.trim(), phone: phone.trim(), secret: vault.seal(password) }),
    {
      success: AUTH_MESSAGES.accountCreated,
      failure: INVITATION_MESSAGES.accountFailed,
      failureIn: 'toastAndAlert',
      perhapsDone: INVITATION_MESSAGES.perhapsCreated,
      onDone: onJoined,
    },
  );
  return (
    <Formik initialValues={initialValues} validationSchema={joinFormSchema} onSubmit={submit}>
      <FormikForm label="Crear cuenta">
        <FormAlert text={failure} />
        <FormikTextField name="name" label="Nombre completo" autoComplete="name" required />
        <FormikTextField name="phone" label="Teléfono (opcional)" type="tel" autoComplete="tel" />
        <FormikNewPassword account={email} />
        <FormikSubmit fullWidth>Crear cuenta</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}

/** Practice, e-mail and role, for the invited person to check before creating the account. */
export function StaffJoiningSummary({ joining }: { joining: StaffJoining }) {
  return (
    <DescriptionList
      items={[
        ...(joining.practiceName ? [{ label: 'Consulta', value: joining.practiceName }] : []),
        { label: 'Correo electrónico', value: joining.email },
        { label: 'Papel', value: ROLE_LABELS[joining.role] },
      ]}
    />
  );
}
