import { useMemo } from 'react';
import { KEEP_FRESH } from '@/shared/freshness';
import { useListAppointmentsQuery } from './api';

/** The patient's appointments by date. Rows of other patients are dropped, because a backend may ignore the filter. */
export function usePatientAppointments(patientId: string) {
  const { currentData, ...rest } = useListAppointmentsQuery({ patientId }, KEEP_FRESH);
  const appointments = useMemo(
    () => currentData?.filter((row) => row.patientId === patientId),
    [currentData, patientId],
  );
  return { ...rest, appointments };
}
