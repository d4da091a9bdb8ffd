import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import type { StaffRolesBody } from '@/contract/teamSchemas';
import { selectUser, userUpdated } from '@/shared/identity/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { type FailurePlace, useSubmit } from '@/shared/useSubmit';
import { useChangeRolesMutation } from './api';

/** Changes what somebody does in the practice. For whoever changes it of themselves, menu and screens follow at once. */
export function useRolesChange(failureIn: FailurePlace = 'toast', onDone?: () => void) {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const [change, { isLoading }] = useChangeRolesMutation();
  const { submit, failure } = useSubmit((input: { id: string; roles: StaffRolesBody }) => change(input), {
    success: MESSAGES.rolesChanged,
    failure: MESSAGES.rolesFailed,
    failureIn,
    onDone: ({ id, role, alsoAdmin }) => {
      if (user?.id === id) dispatch(userUpdated({ ...user, role, alsoAdmin }));
      onDone?.();
    },
  });
  return { submit, failure, isLoading };
}
