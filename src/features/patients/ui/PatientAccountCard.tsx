import { FIELD_MESSAGES } from '@/contract/common/messages';
import { isEmail } from '@/contract/common/formats';
import { PATIENT_MESSAGES as MESSAGES } from '@/contract/patients';
import { isApiError } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { useOpening } from '@/shared/openings/useOpening';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { PromptDialog } from '@/shared/ui/prompt-dialog/PromptDialog';
import { useGetPatientAccountQuery, useMovePatientAccountMutation } from '../api';

/**
 * Shows with which address a patient signs in, and changes it: links for a new password go there, and the mailbox may be
 * lost. Renders nothing for a patient without an account, and on a server without such calls.
 */
export function PatientAccountCard({ patientId }: { patientId: string }) {
  const isKnown = useCapability('patientAccounts') === true;
  const { currentData: account } = useGetPatientAccountQuery(patientId, { skip: !isKnown });
  const question = useOpening('patientAccount', patientId);
  const [move, { isLoading, error }] = useMovePatientAccountMutation();
  const { submit } = useSubmit((email: string) => move({ id: patientId, email }), {
    success: MESSAGES.accountMoved,
    failure: MESSAGES.accountMoveFailed,
    onDone: question.close,
  });
  if (!account) return null;
  return (
    <>
      <Card
        title="Cuenta"
        actions={<Button onClick={() => question.open()}>Cambiar correo de acceso</Button>}
      >
        <DescriptionList items={[{ label: 'Entra con', value: account.email }]} columns={1} />
      </Card>
      <PromptDialog
        open={question.isOpen}
        title="Cambiar correo de acceso"
        description="Su contraseña sigue siendo la misma; si no la recuerda, puede pedir otra con «¿Olvidaste tu contraseña?». Se cierran sus sesiones, y avisamos al correo de antes."
        label="Correo con el que entrará"
        type="email"
        initialValue={account.email}
        validate={(email) => (email && !isEmail(email) ? FIELD_MESSAGES.email : undefined)}
        confirmLabel="Cambiar correo"
        pending={isLoading}
        {...(isApiError(error) && error.fields?.email && { error: error.fields.email })}
        onConfirm={(email) => submit(email)}
        onCancel={question.close}
      />
    </>
  );
}
