import { Dialog } from '@/shared/ui/dialog';
import { latePart } from '@/shared/ui/late-part';
import { SkeletonText } from '@/shared/ui/skeleton';
import { fullName } from '../../appointmentTexts';
import type { Move } from '../../useMove';
import type { MoveFormProps } from './MoveForm';

export interface MoveDialogProps {
  /** The move to edit; `null` while the dialog is closed. */
  move: Move | null;
  onClose: () => void;
}

// Loaded on demand, because the agenda does not need the date and time fields.
const MoveForm = latePart<MoveFormProps>(async () => (await import('./MoveForm')).MoveForm, {
  failed: 'No se ha podido cargar el formulario',
  waiting: () => <SkeletonText lines={6} label="Cargando formulario" />,
});

/** Moves or resizes an appointment without dragging. Also shows the alternatives after a refused drag. */
export function MoveDialog({ move, onClose }: MoveDialogProps) {
  if (!move) return null;
  const { appointment, date, time } = move;
  return (
    <Dialog open title="Mover cita" description={fullName(appointment)} onClose={onClose} size="sm">
      <MoveForm key={`${appointment.id} ${date} ${time}`} move={move} onClose={onClose} />
    </Dialog>
  );
}
