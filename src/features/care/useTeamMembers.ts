import { useMemo } from 'react';
import { useGetCareTeamQuery } from './api';

/** Who attends a patient, the lead first; empty until it is known and where the backend does not tell. */
export function useTeamMembers(patientId: string): { id: string; name: string }[] {
  const { currentData: team } = useGetCareTeamQuery(patientId);
  return useMemo(() => (team ? [team.lead, ...team.collaborators] : []), [team]);
}
