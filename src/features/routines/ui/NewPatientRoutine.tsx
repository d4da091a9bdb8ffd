import type { RoutineFormProps } from './RoutineForm';
import { RoutineFormDialog } from './RoutineFormDialog';
import { useFrequencies } from '../useFrequencies';

/** The modal 'Nueva Rutina' with the patient chosen; for the path under a patient. */
export function NewPatientRoutine(
  props: Pick<RoutineFormProps, 'exercises' | 'patientField' | 'renderPicker' | 'onClose' | 'onSaved'> & {
    patientId: string;
  },
) {
  return <RoutineFormDialog {...props} frequencies={useFrequencies()} />;
}
