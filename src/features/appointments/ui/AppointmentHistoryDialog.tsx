import type { Appointment } from '@/contract/appointmentAnswers';
import { errorText } from '@/shared/api/errors';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { fullName } from '../appointmentTexts';
import { useGetAppointmentHistoryQuery } from '../historyApi';
import { AppointmentHistory } from './AppointmentHistory';
import type { Ending } from './EndAppointmentPrompt';

export interface AppointmentHistoryDialogProps {
  appointment: Appointment;
  /** Asks for the reason before the appointment is cancelled or marked as a no-show. */
  onEnd: (how: Ending) => void;
  onClose: () => void;
}

/** What happened to an appointment, with what can still be changed about it. */
export function AppointmentHistoryDialog({ appointment, onEnd, onClose }: AppointmentHistoryDialogProps) {
  const { data, error } = useGetAppointmentHistoryQuery(appointment.id);
  return (
    <Dialog open size="sm" title="Historial de la cita" description={fullName(appointment)} onClose={onClose}>
      {data && data.events.length === 0 && <p>No hay cambios anotados.</p>}
      {!data && error && (
        <InlineAlert tone="danger">{errorText(error, 'Error al cargar el historial')}</InlineAlert>
      )}
      {!data && !error && <SkeletonText lines={3} label="Cargando el historial" />}
      <AppointmentHistory appointment={appointment} expanded onEnd={onEnd} />
    </Dialog>
  );
}
