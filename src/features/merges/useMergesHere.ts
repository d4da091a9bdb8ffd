import { useCapability } from '@/shared/capabilities';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';

/** Whether who looks on may meet merges here: a therapist, on a server that keeps them. */
export function useMergesHere(): boolean {
  const has = useCapability('recordMerges') ?? false;
  return useAppSelector(selectUser)?.role === 'THERAPIST' && has;
}
