import {
  canCancelInvitation,
  INVITATION_BATCH_WORDS,
  INVITATION_MESSAGES,
  type InvitationChange,
} from '@/contract/invitations';
import type { Invitation } from '@/contract/invitationSchemas';
import { type ApiError, errorText } from '@/shared/api/errors';
import type { AppDispatch, StartListening } from '@/shared/redux';
import { runChange } from '@/shared/selection/runChange';
import { cancelInvitation, listInvitations, sendInvitation } from './api';
import { changeAsked, selectionSlice } from './slice';

const UNTRACKED = { track: false } as const;

/** A cancelled invitation leaves the list, where nobody could try again: the text says where they can. */
const lostWithout = (error: unknown): ApiError => ({
  status: 409,
  message: `${errorText(error, INVITATION_MESSAGES.sendFailed).replace(/\.$/, '')}. ${INVITATION_MESSAGES.cancelledAlone}`,
});

/** A patient has at most one open invitation: it is cancelled before another one is sent. */
async function resend({ id, status, patientId = '', email }: Invitation, dispatch: AppDispatch) {
  const isOpen = canCancelInvitation(status);
  if (isOpen) {
    const cancelled = await dispatch(cancelInvitation.initiate({ id, patientId }, UNTRACKED));
    if (cancelled.error) return cancelled;
  }
  const { error } = await dispatch(sendInvitation.initiate({ patientId, email }, UNTRACKED));
  return { error: error && isOpen ? lostWithout(error) : error };
}

/** Sends or cancels several invitations by the documented calls, and tells once how it went. */
export function startInvitationListeners(startListening: StartListening): void {
  startListening({
    actionCreator: changeAsked,
    effect: async ({ payload }, api) => {
      const change = payload.change as InvitationChange;
      const rows = new Map(
        listInvitations
          .select()(api.getState())
          .data?.map((row) => [row.id, row] as const),
      );
      await runChange(
        selectionSlice.actions,
        {
          ids: payload.pickedIds.filter((id) => rows.has(id)),
          call: (id) => {
            const row = rows.get(id) as Invitation;
            if (change === 'resend') return resend(row, api.dispatch);
            const { patientId } = row;
            return api.dispatch(
              cancelInvitation.initiate({ id, ...(patientId && { patientId }) }, UNTRACKED),
            );
          },
          words: INVITATION_BATCH_WORDS[change],
          failure: change === 'resend' ? INVITATION_MESSAGES.sendFailed : INVITATION_MESSAGES.cancelFailed,
        },
        api,
      );
    },
  });
}
