import { Dialog } from '@/shared/ui/dialog';
import { latePart } from '@/shared/ui/late-part';
import { SkeletonText } from '@/shared/ui/skeleton';
import { fullName } from '../../appointmentTexts';
import type { Move } from '../../useMove';
import type { MoveFormProps } from './MoveForm';

/** Props of the dialog. */
export interface MoveDialogProps {
  /** What is to be moved and where to; `null` while closed. */
  move: Move | null;
  onClose: () => void;
}

// Its day and hour are of the shared controls, which looking at the agenda does not need.
const MoveForm = latePart<MoveFormProps>(async () => (await import('./MoveForm')).MoveForm, {
  failed: 'No se ha podido cargar el formulario',
  waiting: () => <SkeletonText lines={6} label="Cargando formulario" />,
});

/** Moves or stretches an appointment without a drag; also where a refused drag offers its alternatives. */
export function MoveDialog({ move, onClose }: MoveDialogProps) {
  if (!move) return null;
  const { appointment, date, time } = move;
  return (
    <Dialog open title="Mover cita" description={fullName(appointment)} onClose={onClose} size="sm">
      <MoveForm key={`${appointment.id} ${date} ${time}`} move={move} onClose={onClose} />
    </Dialog>
  );
}
