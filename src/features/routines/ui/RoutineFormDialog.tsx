import { useEffect } from 'react';
import type { FrequencyOption } from '@/contract/routineAnswers';
import { FREQUENCIES, FREQUENCY_LABELS, ROUTINE_MESSAGES } from '@/contract/routines';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useListRoutinesQuery, useListFrequenciesQuery } from '../api';
import { formTitle } from '../routineTexts';
import type { RoutineFormProps } from './RoutineForm';

// Loaded when the form is opened, because it needs Formik and the schema.
const RoutineForm = latePart<RoutineFormProps>(async () => (await import('./RoutineForm')).RoutineForm, {
  failed: 'No se ha podido cargar el formulario',
  waiting: () => <SkeletonCard label="Cargando formulario" />,
});

/** Modal 'Nueva Rutina' / 'Editar Rutina', also for templates. */
export function RoutineFormDialog(props: RoutineFormProps) {
  return (
    <Dialog open title={formTitle(props.routine, props.asTemplate)} size="lg" tall onClose={props.onClose}>
      <RoutineForm {...props} />
    </Dialog>
  );
}

/** The modal 'Nueva Rutina' with the patient of the path. */
export function NewPatientRoutine(
  props: Pick<RoutineFormProps, 'exercises' | 'patientField' | 'renderPicker' | 'onClose' | 'onSaved'> & {
    patientId: string;
  },
) {
  const frequencies = useFrequencies();
  const { currentData, error } = useListRoutinesQuery();
  return (
    <RoutineFormDialog
      {...props}
      frequencies={frequencies}
      templates={currentData || error ? (currentData?.templates ?? null) : undefined}
    />
  );
}

const OWN: FrequencyOption[] = FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

/** Frequencies from the server, or the built-in ones after a failure. */
export function useFrequencies(): FrequencyOption[] {
  const dispatch = useAppDispatch();
  const { currentData, error } = useListFrequenciesQuery();

  useEffect(() => {
    if (error)
      dispatch(toastRequested({ message: errorText(error, ROUTINE_MESSAGES.dataFailed), variant: 'error' }));
  }, [error, dispatch]);

  return currentData?.length ? currentData : OWN;
}
