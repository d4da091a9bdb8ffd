import type { Appointment } from '@/contract/appointmentAnswers';
import { baseApi } from '@/shared/api/baseApi';
import { openedIn, type UseOpening } from '@/shared/openings/useOpening';
import { type RootState, useAppSelector } from '@/shared/redux';
import { appointmentsApi } from './api';

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
