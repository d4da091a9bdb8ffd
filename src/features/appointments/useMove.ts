import type { Appointment, AppointmentConflict } from '@/contract/appointments/entities';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { isPast } from '@/contract/appointments/time';
import { errorText, type ApiError } from '@/shared/api';
import { practiceWallClock } from '@/shared/lib/dates';
import { settleDeletions } from '@/shared/deletions';
import { useAppDispatch, useAppStore } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { useUpdateAppointmentMutation } from './api';
import { changeToast } from './changeToast';
import { toConflictDetails } from './normalise';

/** An appointment and its new place, from a drag or from the dialog. */
export interface Move {
  appointment: Appointment;
  date: string;
  time: string;
  duration: number;
  /** Conflict of the last attempt. */
  conflict?: AppointmentConflict;
}

export interface MoveResult {
  saved: boolean;
  conflict: AppointmentConflict | null;
}

/** Moves or resizes an appointment with the documented PUT and shows the result. */
export function useMove() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [update] = useUpdateAppointmentMutation();
  const refuse = (message: string) => void dispatch(toastRequested({ message, variant: 'error' }));

  return async ({ appointment, date, time, duration }: Move): Promise<MoveResult> => {
    const before = practiceWallClock(appointment.date);
    const restarted = before.date !== date || before.time !== time;
    if (restarted && isPast({ date, time }, new Date())) {
      refuse(MESSAGES.inThePast);
      return { saved: false, conflict: null };
    }
    // What was just deleted no longer takes its time.
    await settleDeletions(store);
    const { id, patientId, type, notes } = appointment;
    const result = await update({ id, body: { patientId, date, time, duration, type, notes: notes ?? '' } });
    if (!('error' in result)) {
      dispatch(changeToast(MESSAGES.updated, id, result.data.undo));
      return { saved: true, conflict: null };
    }
    const error = result.error as ApiError;
    refuse(errorText(error, MESSAGES.saveFailed));
    return { saved: false, conflict: error.status === 409 ? toConflictDetails(error.details) : null };
  };
}
