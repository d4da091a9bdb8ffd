import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES, type AppointmentStatus } from '@/contract/appointments';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { changeRefused, useSetAppointmentStatusMutation } from './api';
import { changeToast } from './changeToast';

/** Moves an appointment to another status and shows the result. Resolves to whether it succeeded. */
export function useStatusChange() {
  const dispatch = useAppDispatch();
  const [setStatus] = useSetAppointmentStatusMutation();
  return async ({ id }: Pick<Appointment, 'id'>, status: AppointmentStatus): Promise<boolean> => {
    const result = await setStatus({ id, status });
    if ('error' in result) {
      dispatch(toastRequested({ message: errorText(result.error, MESSAGES.statusFailed), variant: 'error' }));
      dispatch(changeRefused(id, result.error));
      return false;
    }
    dispatch(changeToast(MESSAGES.statusUpdated, id, result.data.undo));
    return true;
  };
}
