import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { awaitsSession } from '@/contract/followUp';
import { baseApi } from '@/shared/api/baseApi';
import { KEEP_FRESH } from '@/shared/freshness';
import { selectUser } from '@/shared/identity/slice';
import { practiceWallClock, practiceZone, todayOfPractice } from '@/shared/lib/dates';
import { openedIn, type UseOpening } from '@/shared/openings/useOpening';
import { type RootState, useAppSelector } from '@/shared/redux';
import { useServerNow } from '@/shared/useServerClock';
import { useListAppointmentsQuery, appointmentsApi } from './api';

/**
 * The patient's appointments by date. Rows of other patients are dropped, because a backend may ignore the filter. An empty id
 * asks for nothing.
 */
export function usePatientAppointments(patientId: string) {
  const { currentData, ...rest } = useListAppointmentsQuery(
    patientId ? { patientId } : skipToken,
    KEEP_FRESH,
  );
  const appointments = useMemo(
    () => currentData?.filter((row) => row.patientId === patientId),
    [currentData, patientId],
  );
  return { ...rest, appointments };
}

/**
 * The user's own visit of a patient today that is still to be written; undefined where there is none, and until `isSettled`. An
 * empty id asks for nothing.
 */
export function useVisitOfToday(patientId: string): { visit: Appointment | undefined; isSettled: boolean } {
  const userId = useAppSelector(selectUser)?.id;
  const { appointments, error } = usePatientAppointments(patientId);
  const now = useServerNow();
  const visit = appointments?.find(
    (row) =>
      // A backend without therapists tells of one's own alone.
      (row.therapist?.id ?? userId) === userId &&
      practiceWallClock(row.date).date === todayOfPractice(now) &&
      awaitsSession(row, now, practiceZone()),
  );
  return { visit, isSettled: !patientId || appointments !== undefined || error !== undefined };
}

/** An appointment of any list that was asked for, so that a dialog needs no call of its own. */
function findKnown(state: RootState, opening: Pick<UseOpening, 'id'>): Appointment | null {
  const { listAppointments } = appointmentsApi.endpoints;
  if (opening.id === null) return null;
  for (const query of baseApi.util.selectCachedArgsForQuery(state, 'listAppointments' as never)) {
    const found = openedIn(listAppointments.select(query as never)(state).data, opening);
    if (found) return found;
  }
  return null;
}

/** The appointment that a dialog is open for; `null` while it is closed. */
export const useKnownAppointment = (opening: Pick<UseOpening, 'id'>): Appointment | null =>
  useAppSelector((state) => findKnown(state, opening));

/**
 * How many appointments of a patient lie ahead and take time, asked anew. Undefined while it is asked, null if that
 * failed. Rows of other patients are not counted, because a backend may ignore the filter.
 */
export function useAheadCount(patientId: string | undefined): number | null | undefined {
  const { currentData, isError, isFetching } = useListAppointmentsQuery(
    patientId === undefined ? skipToken : { patientId },
    { refetchOnMountOrArgChange: true },
  );
  const now = useServerNow().getTime();
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
