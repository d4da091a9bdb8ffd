import { useListPatientsQuery } from './api';

/** Gives the name of a patient of the list, where two people chose different ones. */
export function usePatientName(): (id: string) => string {
  const { data } = useListPatientsQuery();
  return (id) => data?.find((patient) => patient.id === id)?.name ?? 'Otro paciente';
}
