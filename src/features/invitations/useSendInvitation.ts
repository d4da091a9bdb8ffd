import { useState } from 'react';
import type { Invitation } from '@/contract/invitationSchemas';
import { INVITATION_MESSAGES } from '@/contract/invitations';
import { isEmail } from '@/contract/common/formats';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import { errorText, isApiError } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { useSendInvitationMutation } from './api';

/** Why an address cannot be invited; `undefined` if it can. */
export function invitationEmailError(value: string): string | undefined {
  if (!value.trim()) return INVITATION_MESSAGES.emailRequired;
  return isEmail(value.trim()) ? undefined : FIELD_MESSAGES.email;
}

/** Sends an invitation, with toasts. Resolves to the invitation, or to `null` if that fails. */
export function useSendInvitation() {
  const dispatch = useAppDispatch();
  const [send, sending] = useSendInvitationMutation();
  /** The new invitation, until its link dialog is closed. */
  const [created, setCreated] = useState<Invitation | null>(null);

  return {
    created,
    closeCreated: () => setCreated(null),
    sending: sending.isLoading,
    /** What the server says of the address, beside the toast. */
    emailRefusal: isApiError(sending.error) ? sending.error.fields?.email : undefined,
    sendInvitation: async (patientId: string, email: string) => {
      const result = await send({ patientId, email: email.trim() });
      if ('error' in result) {
        const message = errorText(result.error, INVITATION_MESSAGES.sendFailed);
        dispatch(toastRequested({ message, variant: 'error' }));
        return null;
      }
      const message = result.data.mailWaits ? INVITATION_MESSAGES.mailWaits : INVITATION_MESSAGES.sent;
      dispatch(toastRequested({ message, variant: 'success' }));
      if (result.data.link) setCreated(result.data);
      return result.data;
    },
  };
}
