import { administers } from '@/contract/common/roles';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';
import { useListTherapistsQuery } from './api';

/**
 * Whether who looks on says for which therapist something is: an ADMIN does, and who is both, unless nobody else treats.
 * Undefined until that is known. Where the list of therapists fails it asks, because the field says so.
 */
export function useAsksTherapist(): boolean | undefined {
  const user = useAppSelector(selectUser);
  const isBoth = user?.role === 'THERAPIST' && administers(user);
  const { currentData, isError } = useListTherapistsQuery(undefined, { skip: !isBoth });
  if (!isBoth) return user?.role === 'ADMIN';
  const ownId = user?.id;
  return currentData ? currentData.some(({ id }) => id !== ownId) : isError || undefined;
}
