import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { AUTH_MESSAGES } from '@/contract/auth/messages';
import { acceptInvitationFormSchema } from '@/contract/auth/schemas';
import { CONSENT_MESSAGES } from '@/contract/consent/messages';
import { INVITATION_MESSAGES } from '@/contract/invitations/messages';
import { errorText, isApiError } from '@/shared/api';
import { useAppDispatch, useAppStore } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { Disclosure } from '@/shared/ui/disclosure';
import {
  FormikCheckboxField,
  FormikForm,
  FormikNewPassword,
  FormikSubmit,
  FormikTextField,
} from '@/shared/ui/formik';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { useAcceptInvitationMutation } from '../api';
import styles from './AcceptInvitationForm.module.css';

/** Props of the form with which a patient creates their account. */
export interface AcceptInvitationFormProps {
  token: string;
  /** Name on the record, proposed for the account. */
  patientName: string;
  /** The privacy text and its version, where the server asks for consent. */
  privacy?: { version: string; text: ReactNode };
  onAccepted: () => void;
}

/** Name, password and its confirmation (spec §5 Invitation acceptance). */
export function AcceptInvitationForm({ token, patientName, privacy, onAccepted }: AcceptInvitationFormProps) {
  const dispatch = useAppDispatch();
  const { vault } = useAppStore().extra;
  const [accept, { error }] = useAcceptInvitationMutation();
  return (
    <Formik
      initialValues={{ name: patientName, password: '', confirmPassword: '', consent: false }}
      validationSchema={acceptInvitationFormSchema}
      onSubmit={async ({ name, password, consent }, { setErrors }) => {
        const result = await accept({
          token,
          name: name.trim(),
          secret: vault.seal(password),
          ...(privacy && consent && { privacyVersion: privacy.version }),
        });
        if (!('error' in result)) {
          dispatch(toastRequested({ message: AUTH_MESSAGES.accountCreated, variant: 'success' }));
          onAccepted();
          return;
        }
        const message = errorText(result.error, INVITATION_MESSAGES.accountFailed);
        dispatch(toastRequested({ message, variant: 'error' }));
        if (isApiError(result.error) && result.error.fields) setErrors(result.error.fields);
      }}
    >
      <FormikForm className={styles.form} label="Crear cuenta">
        {error && (
          <InlineAlert tone="danger" live>
            {errorText(error, INVITATION_MESSAGES.accountFailed)}
          </InlineAlert>
        )}
        <FormikTextField name="name" label="Nombre" autoComplete="name" required />
        <FormikNewPassword />
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
