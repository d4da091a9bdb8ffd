import { useMemo } from 'react';
import { useListAppointmentsQuery } from './api';

/** The appointments of one patient by date; a backend that passes the filter over must not show somebody else's. */
export function usePatientAppointments(patientId: string) {
  const { currentData, ...rest } = useListAppointmentsQuery({ patientId });
  const appointments = useMemo(
    () => currentData?.filter((row) => row.patientId === patientId),
    [currentData, patientId],
  );
  return { ...rest, appointments };
}
