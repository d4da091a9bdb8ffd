import type { Appointment } from '@/contract/appointmentAnswers';
import { statusSteps } from '@/contract/followUp';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { useSetAppointmentStatusMutation } from './api';

/**
 * Completes an appointment after its session is saved, stepping through the required statuses. Only a failure
 * shows a toast.
 */
export function useAppointmentCompletion() {
  const dispatch = useAppDispatch();
  const [setStatus] = useSetAppointmentStatusMutation();
  return async ({ id, status: current }: Pick<Appointment, 'id' | 'status'>): Promise<void> => {
    for (const status of statusSteps(current, 'COMPLETED') ?? []) {
      const { error } = await setStatus({ id, status });
      if (!error) continue;
      dispatch(toastRequested({ message: MESSAGES.completionFailed, variant: 'error' }));
      return;
    }
  };
}
