import { CONSENT_MESSAGES as MESSAGES } from '@/contract/consent';
import type { Patient } from '@/contract/patientAnswers';
import { useCapability } from '@/shared/capabilities';
import { useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useSubmit } from '@/shared/useSubmit';
import { useWithdrawConsentMutation } from '../api';

export interface ConsentWithdrawalProps {
  patient: Pick<Patient, 'id' | 'name' | 'consent'>;
}

/**
 * Notes that a patient has told the practice to withdraw their consent. Renders nothing where none stands, and on a server
 * without the call.
 */
export function ConsentWithdrawal({ patient }: ConsentWithdrawalProps) {
  const { id, consent } = patient;
  const isKnown = useCapability('consentWithdrawal') === true;
  const question = useOpening('consentWithdrawal', id);
  if (!isKnown) return null;
  return (
    <>
      {consent && !consent.withdrawnAt && (
        <Button size="sm" onClick={() => question.open()}>
          Anotar que lo retira
        </Button>
      )}
      {/* It stays until it is answered, also when somebody else has noted the withdrawal meanwhile. */}
      {question.isOpen && <WithdrawalDialog patient={patient} onClose={question.close} />}
    </>
  );
}

function WithdrawalDialog({
  patient: { id, name },
  onClose,
}: ConsentWithdrawalProps & { onClose: () => void }) {
  const [withdraw, { isLoading }] = useWithdrawConsentMutation();
  const { submit, failure } = useSubmit((patientId: string) => withdraw(patientId), {
    success: MESSAGES.withdrawn,
    failure: MESSAGES.withdrawFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="¿Anotar que retira su consentimiento?"
      subject={name}
      consequence="Anótalo cuando te lo haya dicho: queda quién lo anotó y cuándo. Su atención no cambia. Cuando entre en su cuenta se le pregunta de nuevo."
      confirmLabel="Anotar retirada"
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => submit(id)}
      onCancel={onClose}
    />
  );
}
