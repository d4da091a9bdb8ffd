import { useCallback } from 'react';
import { useLazyGetCareTeamQuery } from './api';

/** Asks whose patient somebody is: id and name of the therapist; undefined where the backend does not tell. */
export function useLeadOf() {
  const [ask] = useLazyGetCareTeamQuery();
  return useCallback(async (patientId: string) => (await ask(patientId, true)).data?.lead, [ask]);
}
