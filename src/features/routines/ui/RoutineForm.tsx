import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { normaliseEnum } from '@/contract/common/normaliseEnum';
import type { Exercise, Option } from '@/contract/exercises/entities';
import type { Routine } from '@/contract/routines/entities';
import { ROUTINE_MESSAGES } from '@/contract/routines/messages';
import { routineFormSchema, templateFormSchema } from '@/contract/routines/schemas';
import { errorText, isApiError } from '@/shared/api';
import { DraftCancelButton, DraftKeeper, useDraft } from '@/shared/drafts';
import { submissionKeys } from '@/shared/lib/idempotency';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { DialogActions } from '@/shared/ui/dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik';
import { useCreateRoutineMutation, useUpdateRoutineMutation } from '../api';
import { formTitle } from '../describe';
import { newRoutineValues, routineValues, toRoutineInput, type RoutineValues } from '../routineInput';
import { RoutineBasics } from './RoutineBasics';
import { RoutineExercises } from './RoutineExercises';
import type { PickerSlot } from './pickerSlot';
import styles from './RoutineForm.module.css';

/** Props of the form, and of the dialog around it. */
export interface RoutineFormProps {
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

/** The form inside the modal (spec §5 Routine form). */
export function RoutineForm({
  routine,
  prefill,
  patientId,
  frequencies,
  exercises,
  patientField,
  renderPicker,
  onClose,
  onSaved,
}: RoutineFormProps) {
  const dispatch = useAppDispatch();
  const [create] = useCreateRoutineMutation();
  const [update] = useUpdateRoutineMutation();
  const [keyOf] = useState(submissionKeys);
  const draft = useDraft<RoutineValues>(`routine:${routine?.id ?? (prefill ? 'imported' : 'new')}`);
  const [pristine] = useState<RoutineValues>(() => {
    const values = routine ? routineValues(routine) : (prefill ?? newRoutineValues(patientId));
    // The list's own spelling of the frequency, which is what its backend takes.
    const spelled = frequencies.find(({ value }) => normaliseEnum(value) === normaliseEnum(values.frequency));
    return { ...values, frequency: spelled?.value ?? values.frequency };
  });
  const [initial] = useState(() => {
    if (prefill || !draft.found) return pristine;
    // A draft begun elsewhere does not undo the patient that was chosen here.
    return patientId ? { ...draft.found, patientId } : draft.found;
  });
  const isTemplate = routine?.isTemplate === true;
  const title = formTitle(routine);

  return (
    <Formik
      initialValues={initial}
      validationSchema={isTemplate ? templateFormSchema : routineFormSchema}
      onSubmit={async (values, { setFieldError }) => {
        const input = toRoutineInput(values, isTemplate);
        const saving = routine ? update({ id: routine.id, input }) : create({ input, key: keyOf(input) });
        const { data, error } = await saving;
        if (data) {
          draft.drop();
          const message = isTemplate
            ? ROUTINE_MESSAGES.templateSaved
            : routine
              ? ROUTINE_MESSAGES.updated
              : ROUTINE_MESSAGES.created;
          dispatch(toastRequested({ message, variant: 'success' }));
          onSaved?.(data);
          return onClose();
        }
        dispatch(
          toastRequested({ message: errorText(error, ROUTINE_MESSAGES.saveFailed), variant: 'error' }),
        );
        if (isApiError(error))
          Object.entries(error.fields ?? {}).forEach(([field, text]) => setFieldError(field, text));
      }}
    >
      <FormikForm label={title} className={styles.form}>
        {!prefill && <DraftKeeper draft={draft} pristine={pristine} />}
        <RoutineBasics
          frequencies={frequencies}
          pristine={pristine}
          patientField={isTemplate ? null : patientField}
        />
        <RoutineExercises
          exercises={exercises}
          original={routine?.exercises}
          renderPicker={renderPicker}
          pickerOpen={pristine.exercises.length === 0}
        />
        <DialogActions>
          <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
          <FormikSubmit>{routine ? 'Actualizar rutina' : 'Crear rutina'}</FormikSubmit>
        </DialogActions>
      </FormikForm>
    </Formik>
  );
}
