import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { changeRefused, useNoteArrivalMutation } from './api';

/** Notes an arrival, or takes it back; a failure is told in a toast. */
export function useArrival() {
  const dispatch = useAppDispatch();
  const [note, { isLoading }] = useNoteArrivalMutation();
  const noteArrival = async ({ id }: Appointment, arrived: boolean) => {
    const { error } = await note({ id, arrived });
    if (!error) return;
    dispatch(toastRequested({ message: errorText(error, MESSAGES.arrivalFailed), variant: 'error' }));
    dispatch(changeRefused(id, error));
  };
  return { noteArrival, isLoading };
}
