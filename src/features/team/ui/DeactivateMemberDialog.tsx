import type { TeamMember } from '@/contract/teamAnswers';
import { deactivatedText, deactivationText, handoverText, TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useDeactivateMemberMutation } from '../api';

export interface DeactivateMemberDialogProps {
  member: TeamMember;
  /** Called instead, to hand over what they have in hand. */
  onHandover?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before somebody loses the access, and names what has to be handed over. */
export function DeactivateMemberDialog({ member, onHandover, onClose }: DeactivateMemberDialogProps) {
  const [deactivate, { isLoading }] = useDeactivateMemberMutation();
  const { submit, failure } = useSubmit((id: string) => deactivate(id), {
    success: deactivatedText,
    failure: MESSAGES.deactivateFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="¿Desactivar la cuenta?"
      subject={member.name}
      consequence={
        <>
          {deactivationText(member)}
          {onHandover && handoverText(member) && (
            <Button variant="quiet" onClick={onHandover}>
              Traspasar antes
            </Button>
          )}
        </>
      }
      confirmLabel="Desactivar cuenta"
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => submit(member.id)}
      onCancel={onClose}
    />
  );
}
