import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { useNow } from '@/shared/lib/hooks';
import { useListAppointmentsQuery } from './api';

/**
 * How many appointments of a patient lie ahead and take time, asked anew. Undefined while it is asked, null if that
 * failed. Rows of other patients are not counted, because a backend may ignore the filter.
 */
export function useAheadCount(patientId: string | undefined): number | null | undefined {
  const { currentData, isError, isFetching } = useListAppointmentsQuery(
    patientId === undefined ? skipToken : { patientId },
    { refetchOnMountOrArgChange: true },
  );
  const now = useNow().getTime();
  const count = useMemo(
    () =>
      currentData?.filter(
        (row) =>
          row.patientId === patientId &&
          LIVE_APPOINTMENT_STATUSES.includes(row.status) &&
          Date.parse(row.date) >= now,
      ).length,
    [currentData, patientId, now],
  );
  if (isFetching) return undefined;
  return isError ? null : count;
}
