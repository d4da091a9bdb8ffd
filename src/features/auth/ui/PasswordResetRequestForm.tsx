import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import { passwordResetRequestSchema } from '@/contract/authSchemas';
import { MAIL_OUTBOX, OUTBOX_MESSAGES } from '@/contract/system';
import { useCapability } from '@/shared/capabilities';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { FormAlert, InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useRequestPasswordResetMutation } from '../accountApi';
import { loginErrorText } from '../accessScreen';
import { accessStageReached, selectAccessStage } from '../slice';

/** Requests the e-mail with a reset link. Shows the same text whether or not the account exists. */
export function PasswordResetRequestForm() {
  const dispatch = useAppDispatch();
  const stage = useAppSelector(selectAccessStage);
  const staysHere = useCapability(MAIL_OUTBOX);
  const [ask] = useRequestPasswordResetMutation();
  const { submit, failure } = useSubmit(({ email }: { email: string }) => ask({ email: email.trim() }), {
    failure: ACCOUNT_MESSAGES.resetAskFailed,
    failureText: loginErrorText,
    failureIn: 'alert',
    onDone: () => void dispatch(accessStageReached('passwordResetRequested')),
  });
  if (stage === 'passwordResetRequested')
    return staysHere ? (
      <InlineAlert tone="info" title={OUTBOX_MESSAGES.resetTitle} live>
        {OUTBOX_MESSAGES.resetAsked} Caduca en una hora y sirve una sola vez.
      </InlineAlert>
    ) : (
      <InlineAlert tone="success" title="Revisa tu correo" live>
        {ACCOUNT_MESSAGES.resetAsked} El enlace caduca en una hora y sirve una sola vez. Si no lo ves, mira en
        el correo no deseado.
      </InlineAlert>
    );
  return (
    <Formik initialValues={{ email: '' }} validationSchema={passwordResetRequestSchema} onSubmit={submit}>
      <FormikForm label="Recuperar la contraseña">
        <p>
          {staysHere
            ? OUTBOX_MESSAGES.resetHint
            : 'Escribe tu correo electrónico y te enviaremos un enlace para elegir una contraseña nueva.'}
        </p>
        <FormAlert text={failure} />
        <FormikTextField
          name="email"
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          required
        />
        <FormikSubmit fullWidth>{staysHere ? 'Pedir enlace' : 'Enviar enlace'}</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}
