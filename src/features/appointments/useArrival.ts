import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { useNoteArrivalMutation } from './api';
import { useRefusal } from './statusChange';

/** Notes an arrival, or takes it back; a failure is told in a toast. */
export function useArrival() {
  const refuse = useRefusal();
  const [note, { isLoading }] = useNoteArrivalMutation();
  const noteArrival = async ({ id }: Appointment, arrived: boolean) => {
    const { error } = await note({ id, arrived });
    if (error) refuse(id, error, MESSAGES.arrivalFailed);
  };
  return { noteArrival, isLoading };
}
