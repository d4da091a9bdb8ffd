import type { TeamMember } from '@/contract/teamAnswers';
import { rolesQuestion } from '@/contract/team';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useRolesChange } from '../useRolesChange';

export interface RolesDialogProps {
  member: TeamMember;
  /** Whether they are to treat patients beside administering, or to administer alone. */
  treats: boolean;
  onClose: () => void;
}

/** Asks before somebody begins or ceases to be a therapist, and says why that is refused. */
export function RolesDialog({ member, treats, onClose }: RolesDialogProps) {
  const isOwn = useAppSelector(selectUser)?.id === member.id;
  const { submit, failure, isLoading } = useRolesChange('alert', onClose);
  return (
    <ConfirmDialog
      open
      {...rolesQuestion(treats, isOwn)}
      subject={member.name}
      confirmLabel="Cambiar papel"
      tone="primary"
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => submit({ id: member.id, roles: { treats, administers: true } })}
      onCancel={onClose}
    />
  );
}
