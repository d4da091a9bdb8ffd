import {
  INVITATION_BATCH_WORDS,
  INVITATION_CONSEQUENCES,
  INVITATION_MESSAGES,
  invitationAnswer,
  invitationQuestion,
} from '@/contract/invitations';
import { MAIL_OUTBOX, OUTBOX_MESSAGES } from '@/contract/system';
import { useCapability } from '@/shared/capabilities';
import { useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/redux';
import { runChange } from '@/shared/selection/runChange';
import { toastRequested } from '@/shared/toasts/slice';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { SendIcon } from '@/shared/ui/icon/icons';
import { RowChoice } from '@/shared/ui/row-choice/RowChoice';
import { SelectionBar } from '@/shared/ui/selection-bar/SelectionBar';
import { ToggleSwitch } from '@/shared/ui/toggle-switch/ToggleSwitch';
import { sendInvitation } from '../api';
import { invitingSlice } from '../slice';

interface Invitee {
  id: string;
  email: string | null;
}

const { selectSelection, selectIsPicked } = invitingSlice.selectors;
const { allPicked, changeAsked, picked, picksCleared, selectionEnded, selectionStarted, unpicked } =
  invitingSlice.actions;

/** Whether patients are being chosen. */
export const useInviting = (): boolean => useAppSelector(selectSelection).active;

/** Invites patients one by one at the addresses of their records, and tells once how it went. */
function useInvitePatients() {
  const { dispatch, extra } = useAppStore();
  return (patients: readonly Invitee[]) => {
    const addresses = new Map(patients.map(({ id, email }) => [id, email ?? ''] as const));
    const ids = [...addresses.keys()];
    let isWaiting = false;
    dispatch(changeAsked({ change: 'send', pickedIds: ids }));
    return runChange(
      invitingSlice.actions,
      {
        ids,
        call: async (id) => {
          const invitee = { patientId: id, email: addresses.get(id) ?? '' };
          const result = await dispatch(sendInvitation.initiate(invitee, { track: false }));
          isWaiting ||= result.data?.mailWaits === true;
          return result;
        },
        words: INVITATION_BATCH_WORDS.send,
        failure: INVITATION_MESSAGES.sendFailed,
        toast: ({ message, variant }) =>
          toastRequested({
            message: isWaiting ? `${message.replace(/\.$/, '')}. ${INVITATION_MESSAGES.mailsWait}` : message,
            variant,
          }),
      },
      { dispatch, extra },
    );
  };
}

/** Turns the checkboxes of the patients who can be invited together on and off. */
export function InvitingSwitch() {
  const dispatch = useAppDispatch();
  const active = useInviting();
  return (
    <ToggleSwitch
      label="Invitar a varios"
      value={active}
      onChange={(on) => dispatch(on ? selectionStarted() : selectionEnded())}
    />
  );
}

/** Checkbox of one patient. */
export function InvitingChoice({ patient: { id, name } }: { patient: { id: string; name: string } }) {
  const dispatch = useAppDispatch();
  const isPicked = useAppSelector((state) => selectIsPicked(state, id));
  const isBusy = useAppSelector((state) => selectSelection(state).run !== null);
  return (
    <RowChoice
      label={`Invitar a ${name}`}
      value={isPicked}
      disabled={isBusy}
      onChange={(value) => dispatch((value ? picked : unpicked)({ id }))}
    />
  );
}

export interface InvitingBarProps {
  /** All who can be invited together; who was chosen and then hidden by the filters still counts. */
  patients: readonly Invitee[];
  /** Those in sight, for 'Seleccionar todas'. */
  shown: readonly Invitee[];
}

/** Invites the chosen patients, after a question. */
export function InvitingBar({ patients, shown }: InvitingBarProps) {
  const dispatch = useAppDispatch();
  const invite = useInvitePatients();
  const { pickedIds, run } = useAppSelector(selectSelection);
  const question = useOpening('patientsInviting');
  const staysHere = useCapability(MAIL_OUTBOX) ?? false;
  const ids = new Set(pickedIds);
  const chosen = patients.filter(({ id }) => ids.has(id));
  return (
    <>
      <SelectionBar
        label="Invitaciones que se enviarán"
        count={chosen.length}
        progress={run ?? undefined}
        actions={[
          {
            key: 'send',
            label: 'Enviar invitaciones',
            variant: 'primary',
            icon: SendIcon,
            enabled: chosen.length > 0,
            onPress: () => question.open(''),
          },
        ]}
        allChosen={shown.every(({ id }) => ids.has(id))}
        onChooseAll={() => dispatch(allPicked({ pickedIds: shown.map(({ id }) => id) }))}
        onClear={() => dispatch(picksCleared())}
      />
      <ConfirmDialog
        open={question.isOpen}
        tone="primary"
        title={invitationQuestion('send', chosen.length)}
        consequence={staysHere ? OUTBOX_MESSAGES.invitationsHint : INVITATION_CONSEQUENCES.send}
        confirmLabel={invitationAnswer('send', chosen.length)}
        cancelLabel="Volver"
        onConfirm={() => {
          question.close();
          void invite(chosen);
        }}
        onCancel={question.close}
      />
    </>
  );
}
