import type { Invitation } from '@/contract/invitationSchemas';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { RowChoice } from '@/shared/ui/row-choice/RowChoice';
import { invitationPicked, invitationUnpicked, selectIsPicked, selectSelection } from '../selection';

/** Checkbox of one invitation. */
export function InvitationChoice({ invitation }: { invitation: Invitation }) {
  const dispatch = useAppDispatch();
  const { id, patient, email } = invitation;
  const isPicked = useAppSelector((state) => selectIsPicked(state, id));
  const busy = useAppSelector((state) => selectSelection(state).run !== null);
  return (
    <RowChoice
      label={`Seleccionar la invitación de ${[patient?.name, email].filter(Boolean).join(', ')}`}
      value={isPicked}
      disabled={busy}
      onChange={(value) => dispatch((value ? invitationPicked : invitationUnpicked)({ id }))}
    />
  );
}
