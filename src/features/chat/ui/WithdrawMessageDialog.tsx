import { CHAT_MESSAGES } from '@/contract/chat';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useSubmit } from '@/shared/useSubmit';
import { useWithdrawMessageMutation } from '../api';
import { preview } from '../chatTexts';
import type { MessageLine } from '../outbox';

export interface WithdrawMessageDialogProps {
  /** The message that may be withdrawn. The dialog is closed without one, and once it is withdrawn, here or elsewhere. */
  line: MessageLine | undefined;
  /** Who was written to. */
  participantName: string;
  onClose: () => void;
}

/** Asks once before a message is withdrawn, with what it says and what becomes of it. Stays open if that fails. */
export function WithdrawMessageDialog({ line, participantName, onClose }: WithdrawMessageDialogProps) {
  const [withdraw, { isLoading }] = useWithdrawMessageMutation();
  const { submit, failure, forgetFailure } = useSubmit((id: string) => withdraw({ id }), {
    success: CHAT_MESSAGES.withdrawn,
    failure: CHAT_MESSAGES.withdrawFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  const asked = line?.isWithdrawn === false ? line : undefined;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title="¿Retirar mensaje?"
      subject={asked && preview(asked.content)}
      consequence={`${participantName} verá «${CHAT_MESSAGES.withdrawn}» en su lugar, aunque puede que ya lo haya leído. Lo que decía queda guardado en la ficha como constancia. No se puede deshacer.`}
      confirmLabel={CHAT_MESSAGES.withdraw}
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => asked?.messageId && submit(asked.messageId)}
      onCancel={() => {
        forgetFailure();
        onClose();
      }}
    />
  );
}
