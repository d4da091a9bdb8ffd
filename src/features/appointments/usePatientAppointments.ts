import { useMemo } from 'react';
import { useStanding } from '@/shared/deletions';
import { useListAppointmentsQuery } from './api';

/** The appointments of one patient by date; a backend that passes the filter over must not show somebody else's. */
export function usePatientAppointments(patientId: string) {
  const { currentData, ...rest } = useListAppointmentsQuery({ patientId });
  const standing = useStanding('Appointment', currentData);
  const appointments = useMemo(
    () => standing?.filter((row) => row.patientId === patientId),
    [standing, patientId],
  );
  return { ...rest, appointments };
}
