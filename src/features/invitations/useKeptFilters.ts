import { useCallback } from 'react';
import { INVITATION_STATUSES, type InvitationStatus } from '@/contract/invitations/enums';
import { type Accepts, useListFilters } from '@/shared/list-filters';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectInvitationFilters, statusFilterChosen } from './slice';

const ACCEPTS: Accepts<{ status: string }> = {
  status: (value) => INVITATION_STATUSES.some((status) => status === value),
};

/** Keeps the invitations' status in the address and on this device. The search names people and stays in the state. */
export function useKeptInvitationFilters(): void {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectInvitationFilters);
  useListFilters({
    screen: 'invitations-filters',
    values: { status },
    accepts: ACCEPTS,
    onRestored: useCallback(
      (found: { status: string }) => void dispatch(statusFilterChosen(found.status as InvitationStatus | '')),
      [dispatch],
    ),
  });
}
