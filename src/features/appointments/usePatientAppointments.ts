import { useMemo } from 'react';
import { useStanding } from '@/shared/deletions';
import { KEEP_FRESH } from '@/shared/freshness';
import { useListAppointmentsQuery } from './api';

/** The patient's appointments by date. Rows of other patients are dropped, because a backend may ignore the filter. */
export function usePatientAppointments(patientId: string) {
  const { currentData, ...rest } = useListAppointmentsQuery({ patientId }, KEEP_FRESH);
  const own = useMemo(
    () => currentData?.filter((row) => row.patientId === patientId),
    [currentData, patientId],
  );
  const appointments = useStanding('Appointment', own);
  return { ...rest, appointments };
}
