import type { Appointment } from '@/contract/appointmentAnswers';
import { practiceWallClock } from '@/shared/lib/dates';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { fullName } from '../../appointmentTexts';
import type { AskedMove } from '../../useMove';
import { NO_CHOICES, type AgendaChoices } from './agendaChoices';
import type { MoveFormProps } from './MoveForm';

export interface MoveDialogProps {
  /** The appointment to move; `null` while the dialog is closed. */
  appointment: Appointment | null;
  /** What a refused drag asked for; by default the time that the appointment has. */
  asked?: AskedMove | undefined;
  /** Therapists and rooms that may be chosen; none by default. */
  choices?: AgendaChoices;
  onClose: () => void;
}

// Loaded on demand, because the agenda does not need the date and time fields.
const MoveForm = latePart<MoveFormProps>(async () => (await import('./MoveForm')).MoveForm, {
  failed: 'No se ha podido cargar el formulario',
  waiting: () => <SkeletonText lines={6} label="Cargando formulario" />,
});

/** Moves or resizes an appointment without dragging. Also shows the alternatives after a refused drag. */
export function MoveDialog({ appointment, asked, choices = NO_CHOICES, onClose }: MoveDialogProps) {
  if (!appointment) return null;
  const { id, date, duration } = appointment;
  const move = { appointment, ...(asked ?? { ...practiceWallClock(date), duration }) };
  return (
    <Dialog open title="Mover cita" description={fullName(appointment)} onClose={onClose} size="sm">
      <MoveForm key={id} move={move} choices={choices} onClose={onClose} />
    </Dialog>
  );
}
