import {
  canResendInvitation,
  changeableInvitations,
  INVITATION_CONSEQUENCES,
  invitationAnswer,
  type InvitationChange,
  invitationQuestion,
  untouchedText,
} from '@/contract/invitations';
import type { Invitation } from '@/contract/invitationSchemas';
import { useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { SendIcon } from '@/shared/ui/icon/icons';
import { SelectionBar } from '@/shared/ui/selection-bar/SelectionBar';
import { ToggleSwitch } from '@/shared/ui/toggle-switch/ToggleSwitch';
import {
  allInvitationsPicked,
  changeAsked,
  picksCleared,
  selectSelection,
  selectionEnded,
  selectionStarted,
} from '../slice';

export interface InvitationSelectionBarProps {
  /** All there are; what was chosen and then hidden by the filters still counts. */
  invitations: readonly Invitation[];
  /** The rows in sight, for 'Seleccionar todas'. */
  shown: readonly Invitation[];
}

const idsOf = (rows: readonly Invitation[]) => rows.map(({ id }) => id);

/** Sends or cancels the chosen invitations, after a question. */
export function InvitationSelectionBar({ invitations, shown }: InvitationSelectionBarProps) {
  const dispatch = useAppDispatch();
  const { pickedIds, run } = useAppSelector(selectSelection);
  const question = useOpening('invitationsChanging');
  const asked = (question.step ?? 'resend') as InvitationChange;
  const ids = new Set(pickedIds);
  const chosen = invitations.filter(({ id }) => ids.has(id));
  const pickable = shown.filter(canResendInvitation);
  const fitting = changeableInvitations(chosen, asked);
  const offer = (change: InvitationChange) => ({
    key: change,
    enabled: changeableInvitations(chosen, change).length > 0,
    onPress: () => question.open('', change),
  });
  return (
    <>
      <SelectionBar
        label="Invitaciones seleccionadas"
        count={chosen.length}
        progress={run ?? undefined}
        actions={[
          { ...offer('resend'), label: 'Reenviar', variant: 'primary', icon: SendIcon },
          { ...offer('cancel'), label: 'Cancelar' },
        ]}
        allChosen={pickable.every(({ id }) => ids.has(id))}
        onChooseAll={() => dispatch(allInvitationsPicked({ pickedIds: idsOf(pickable) }))}
        onClear={() => dispatch(picksCleared())}
      />
      <ConfirmDialog
        open={question.isOpen}
        tone={asked === 'resend' ? 'primary' : 'danger'}
        title={invitationQuestion(asked, fitting.length)}
        subject={untouchedText(asked, chosen.length - fitting.length)}
        consequence={INVITATION_CONSEQUENCES[asked]}
        confirmLabel={invitationAnswer(asked, fitting.length)}
        cancelLabel="Volver"
        onConfirm={() => {
          question.close();
          dispatch(changeAsked({ change: asked, pickedIds: idsOf(fitting) }));
        }}
        onCancel={question.close}
      />
    </>
  );
}

/** Turns the checkboxes of the invitations on and off. */
export function InvitationSelectionSwitch() {
  const dispatch = useAppDispatch();
  const { active } = useAppSelector(selectSelection);
  return (
    <ToggleSwitch
      label="Seleccionar"
      value={active}
      onChange={(on) => dispatch(on ? selectionStarted() : selectionEnded())}
    />
  );
}
