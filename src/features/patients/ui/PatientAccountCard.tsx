import { useState } from 'react';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import { isEmail } from '@/contract/common/formats';
import { PATIENT_MESSAGES as MESSAGES } from '@/contract/patients';
import { isApiError } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { useOpening } from '@/shared/openings/useOpening';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { CheckboxField } from '@/shared/ui/checkbox-field/CheckboxField';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { PromptDialog } from '@/shared/ui/prompt-dialog/PromptDialog';
import { type AccountChange, useGetPatientAccountQuery, useMovePatientAccountMutation } from '../api';

/**
 * Shows with which address a patient signs in, and changes it: links for a new password go there, and the mailbox may be
 * lost. Renders nothing for a patient without an account, and on a server without such calls.
 */
export function PatientAccountCard({ patientId }: { patientId: string }) {
  const isKnown = useCapability('patientAccounts') === true;
  const { currentData: account } = useGetPatientAccountQuery(patientId, { skip: !isKnown });
  const question = useOpening('patientAccount', patientId);
  if (!account) return null;
  return (
    <>
      <Card
        title="Cuenta"
        actions={<Button onClick={() => question.open()}>Cambiar correo de acceso</Button>}
      >
        <DescriptionList items={[{ label: 'Entra con', value: account.email }]} columns={1} />
      </Card>
      {question.isOpen && (
        <AccountDialog patientId={patientId} address={account.email} onClose={question.close} />
      )}
    </>
  );
}

interface AccountDialogProps {
  patientId: string;
  /** With which the patient signs in now. */
  address: string;
  onClose: () => void;
}

/** Asks for another address, and whether somebody else made the account: then nothing of theirs opens it any more. */
function AccountDialog({ patientId, address, onClose }: AccountDialogProps) {
  const mayReclaim = useCapability('accountReclaim') === true;
  const [madeByOther, setMadeByOther] = useState(false);
  const [move, { isLoading, error }] = useMovePatientAccountMutation();
  const { submit } = useSubmit((change: AccountChange) => move({ id: patientId, ...change }), {
    success: (_account, change) => (change.madeByOther ? MESSAGES.accountReclaimed : MESSAGES.accountMoved),
    failure: MESSAGES.accountMoveFailed,
    onDone: onClose,
  });
  return (
    <PromptDialog
      open
      title="Cambiar correo de acceso"
      description={
        madeByOther
          ? 'El paciente elige su contraseña con «¿Olvidaste tu contraseña?». Se cierran las sesiones de la cuenta, y avisamos al correo de antes si cambia.'
          : 'Su contraseña sigue siendo la misma; si no la recuerda, puede pedir otra con «¿Olvidaste tu contraseña?». Se cierran sus sesiones, y avisamos al correo de antes.'
      }
      label="Correo con el que entrará"
      type="email"
      initialValue={address}
      validate={(email) => (email && !isEmail(email) ? FIELD_MESSAGES.email : undefined)}
      confirmLabel={madeByOther ? 'Quitar el acceso' : 'Cambiar correo'}
      pending={isLoading}
      {...(isApiError(error) && error.fields?.email && { error: error.fields.email })}
      onConfirm={(email) => submit({ email, madeByOther })}
      onCancel={onClose}
    >
      {mayReclaim && (
        <CheckboxField
          label="La cuenta la hizo otra persona"
          help="Su contraseña, su verificación en dos pasos y sus códigos dejan de servir, la cuenta toma el nombre de la ficha y el consentimiento que dio queda retirado. Lo que escribió se conserva. Si el correo de la ficha es el suyo, cámbialo también."
          value={madeByOther}
          onChange={setMadeByOther}
        />
      )}
    </PromptDialog>
  );
}
