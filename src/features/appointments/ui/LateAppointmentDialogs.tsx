import { FailedDialog } from '@/shared/ui/late-part/FailedDialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import type { AskedDialogProps } from './AskedDialog';
import type { AppointmentDialogProps } from './calendar/AppointmentDialog';
import type { TellDialogProps } from './TellDialog';

/** What a row's menu asks for; most rows of a day are never asked. */
export const LateAskedDialog = latePart<AskedDialogProps>(
  async () => (await import('./AskedDialog')).AskedDialog,
  {
    failed: ({ onAsk, onRetry }) => (
      <FailedDialog
        title="Cita"
        message="No se ha podido abrir"
        onRetry={onRetry}
        onClose={() => onAsk(null)}
      />
    ),
  },
);

/** An appointment's detail, loaded with the calendar from which it is opened. */
export const LateAppointmentDialog = latePart<AppointmentDialogProps>(
  async () => (await import('./calendar/AppointmentDialog')).AppointmentDialog,
  {
    failed: ({ appointment, onClose, onRetry }) =>
      appointment && (
        <FailedDialog
          title="Cita"
          message="No se ha podido abrir la cita"
          onRetry={onRetry}
          onClose={onClose}
        />
      ),
  },
);

/** What is told by hand, loaded when somebody does. */
export const LateTellDialog = latePart<TellDialogProps>(
  async () => (await import('./TellDialog')).TellDialog,
  {
    failed: ({ onClose, onRetry }) => (
      <FailedDialog title="Avisar" message="No se ha podido abrir" onRetry={onRetry} onClose={onClose} />
    ),
  },
);
