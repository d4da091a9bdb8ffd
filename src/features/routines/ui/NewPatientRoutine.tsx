import type { RoutineFormProps } from './RoutineForm';
import { RoutineFormDialog } from './RoutineFormDialog';
import { useListRoutinesQuery } from '../api';
import { useFrequencies } from '../useFrequencies';

/** The modal 'Nueva Rutina' with the patient of the path. */
export function NewPatientRoutine(
  props: Pick<RoutineFormProps, 'exercises' | 'patientField' | 'renderPicker' | 'onClose' | 'onSaved'> & {
    patientId: string;
  },
) {
  const frequencies = useFrequencies();
  const templates = useListRoutinesQuery().currentData?.templates;
  return <RoutineFormDialog {...props} frequencies={frequencies} templates={templates} />;
}
