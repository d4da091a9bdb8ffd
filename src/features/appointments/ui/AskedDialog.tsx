import type { Appointment } from '@/contract/appointmentAnswers';
import type { Asked } from './AppointmentActions';
import { AppointmentHistoryDialog } from './AppointmentHistoryDialog';
import { EndAppointmentPrompt } from './EndAppointmentPrompt';

export interface AskedDialogProps {
  appointment: Appointment;
  what: Asked;
  /** Leads on to another dialog of the appointment; `null` closes. */
  onAsk: (what: Asked | null) => void;
}

/** The dialog that a row's menu asked for. */
export function AskedDialog({ appointment, what, onAsk }: AskedDialogProps) {
  const close = () => onAsk(null);
  return what === 'history' ? (
    <AppointmentHistoryDialog appointment={appointment} onEnd={onAsk} onClose={close} />
  ) : (
    <EndAppointmentPrompt appointment={appointment} how={what} onClose={close} />
  );
}
