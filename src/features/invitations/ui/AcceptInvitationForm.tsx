import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { AUTH_MESSAGES } from '@/contract/account';
import { acceptInvitationFormSchema } from '@/contract/authSchemas';
import { CONSENT_MESSAGES } from '@/contract/consent';
import { INVITATION_MESSAGES } from '@/contract/invitations';
import type { Invitation } from '@/contract/invitationSchemas';
import { formatLongDate } from '@/shared/lib/dates';
import { useAppStore } from '@/shared/redux';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { FormikCheckboxField, FormikNewPassword, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useSubmit } from '@/shared/useSubmit';
import { useAcceptInvitationMutation } from '../api';

export interface AcceptInvitationFormProps {
  token: string;
  /** Name on the record, used as the initial name of the account. */
  patientName: string;
  /** Address of the invitation, which is that of the account. */
  email: string;
  /** The privacy text and its version, if the server asks for consent. */
  privacy?: { version: string; text: ReactNode };
  onAccepted: () => void;
}

/** Form with which a patient creates the account: name, password and confirmation. */
export function AcceptInvitationForm({
  token,
  patientName,
  email,
  privacy,
  onAccepted,
}: AcceptInvitationFormProps) {
  const { vault } = useAppStore().extra;
  const [accept] = useAcceptInvitationMutation();
  const initialValues = { name: patientName, password: '', confirmPassword: '', consent: false };
  const { submit, failure } = useSubmit(
    ({ name, password, consent }: typeof initialValues) =>
      accept({
        token,
        name: name.trim(),
        secret: vault.seal(password),
        ...(privacy && consent && { privacyVersion: privacy.version }),
      }),
    {
      success: AUTH_MESSAGES.accountCreated,
      failure: INVITATION_MESSAGES.accountFailed,
      failureIn: 'toastAndAlert',
      perhapsDone: INVITATION_MESSAGES.perhapsCreated,
      onDone: onAccepted,
    },
  );
  return (
    <Formik initialValues={initialValues} validationSchema={acceptInvitationFormSchema} onSubmit={submit}>
      <FormikForm label="Crear cuenta">
        <FormAlert text={failure} />
        <FormikTextField name="name" label="Nombre" autoComplete="name" required />
        <FormikNewPassword account={email} />
        {privacy && (
          <>
            <Disclosure summary="Cómo tratamos tus datos">{privacy.text}</Disclosure>
            <FormikCheckboxField
              name="consent"
              label={CONSENT_MESSAGES.checkbox}
              help={CONSENT_MESSAGES.checkboxHelp}
            />
          </>
        )}
        <FormikSubmit fullWidth>Crear cuenta</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}

/** Patient, e-mail, therapist and expiry, for the invited person to check before creating the account. */
export function InvitationSummaryCard({ invitation }: { invitation: Invitation }) {
  return (
    <DescriptionList
      items={[
        { label: 'Paciente', value: invitation.patient?.name },
        { label: 'Correo electrónico', value: invitation.email },
        { label: 'Fisioterapeuta', value: invitation.therapist?.name },
        { label: 'Válida hasta', value: formatLongDate(invitation.expiresAt) },
      ]}
    />
  );
}
