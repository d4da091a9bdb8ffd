import type { Appointment } from '@/contract/appointmentAnswers';
import { errorText } from '@/shared/api/errors';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useGetAppointmentHistoryQuery } from '../api';
import { fullName } from '../appointmentTexts';
import type { Asked } from './AppointmentActions';
import { AppointmentHistory } from './AppointmentHistory';
import { EndAppointmentPrompt, type Ending } from './EndAppointmentPrompt';

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

export interface AppointmentHistoryDialogProps {
  appointment: Appointment;
  /** Asks for the reason before the appointment is cancelled, marked as a no-show or corrected. */
  onEnd: (how: Ending) => void;
  onClose: () => void;
}

/** What happened to an appointment, with what can still be changed about it. */
export function AppointmentHistoryDialog({ appointment, onEnd, onClose }: AppointmentHistoryDialogProps) {
  const { data, error, isFetching, refetch } = useGetAppointmentHistoryQuery(appointment.id);
  return (
    <Dialog open size="sm" title="Historial de la cita" description={fullName(appointment)} onClose={onClose}>
      {data && data.events.length === 0 && <p>No hay cambios anotados.</p>}
      {!data && error && (
        <ErrorState
          message={errorText(error, 'Error al cargar el historial')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && <SkeletonText lines={3} label="Cargando el historial" />}
      <AppointmentHistory appointment={appointment} expanded onEnd={onEnd} />
    </Dialog>
  );
}
