import type { ReactNode } from 'react';
import type { Exercise, Option } from '@/contract/exercises/entities';
import type { Routine } from '@/contract/routines/entities';
import { Dialog } from '@/shared/ui/dialog';
import { latePart } from '@/shared/ui/late-part';
import { SkeletonCard } from '@/shared/ui/skeleton';
import { formTitle } from '../describe';
import type { RoutineValues } from '../routineInput';
import type { PickerSlot } from './pickerSlot';

export interface RoutineFormDialogProps {
  /** The routine or template to edit; without it the form creates a routine. */
  routine?: Routine;
  /** Values to begin a new routine with, such as an imported one. */
  prefill?: RoutineValues;
  /** Chosen beforehand, for a new routine of a known patient. */
  patientId?: string;
  frequencies: readonly Option[];
  exercises: readonly Exercise[];
  /** The choice of patient, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  renderPicker: (slot: PickerSlot) => ReactNode;
  onClose: () => void;
  onSaved?: (routine: Routine) => void;
}

// Formik and the schema come when somebody opens the form.
const RoutineForm = latePart<RoutineFormDialogProps>(
  async () => (await import('./RoutineForm')).RoutineForm,
  {
    failed: 'No se ha podido cargar el formulario',
    waiting: () => <SkeletonCard label="Cargando formulario" />,
  },
);

/** Modal 'Nueva Rutina' / 'Editar Rutina' (spec §2, §5 Routine form). */
export function RoutineFormDialog(props: RoutineFormDialogProps) {
  return (
    <Dialog open title={formTitle(props.routine)} size="lg" onClose={props.onClose}>
      <RoutineForm {...props} />
    </Dialog>
  );
}
