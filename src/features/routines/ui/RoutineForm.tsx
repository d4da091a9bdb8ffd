import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { normaliseEnum } from '@/contract/common/normaliseEnum';
import type { Exercise } from '@/contract/exercises/entities';
import type { Routine } from '@/contract/routines/entities';
import { ROUTINE_MESSAGES } from '@/contract/routines/messages';
import { routineFormSchema, templateFormSchema } from '@/contract/routines/schemas';
import { DraftCancelButton, DraftKeeper, useDraft } from '@/shared/drafts';
import { useSubmit } from '@/shared/submit';
import { DialogActions } from '@/shared/ui/dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik';
import type { FrequencyOption } from '@/contract/routines/entities';
import { useCreateRoutineMutation, useUpdateRoutineMutation } from '../api';
import { takesSchedule } from '../frequencies';
import { formTitle } from '../routineTexts';
import { newRoutineValues, routineValues, toRoutineInput, type RoutineValues } from '../routineInput';
import { TemplateChoice } from './TemplateChoice';
import { RoutineBasics } from './RoutineBasics';
import { RoutineExercises } from './RoutineExercises';
import type { PickerSlot } from './pickerSlot';

/** Props of the form, and of the dialog around it. */
export interface RoutineFormProps {
  /** The routine or template to edit; without it the form creates a routine. */
  routine?: Routine;
  /** Values to begin a new routine with, such as an imported one. */
  prefill?: RoutineValues;
  /** Chosen beforehand, for a new routine of a known patient. */
  patientId?: string;
  frequencies: readonly FrequencyOption[];
  /** Templates to begin a new routine with; `null` or absent where the backend has none. */
  templates?: readonly Routine[] | null;
  exercises: readonly Exercise[];
  /** The choice of patient, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  renderPicker: (slot: PickerSlot) => ReactNode;
  onClose: () => void;
  onSaved?: (routine: Routine) => void;
}

/** The form inside the modal. */
export function RoutineForm({
  routine,
  prefill,
  patientId,
  frequencies,
  templates,
  exercises,
  patientField,
  renderPicker,
  onClose,
  onSaved,
}: RoutineFormProps) {
  const [create] = useCreateRoutineMutation();
  const [update] = useUpdateRoutineMutation();
  const draft = useDraft<RoutineValues>(`routine:${routine?.id ?? (prefill ? 'imported' : 'new')}`);
  // The frequency in the backend's own spelling, as its list gives it.
  const spell = (values: RoutineValues): RoutineValues => {
    const spelled = frequencies.find(({ value }) => normaliseEnum(value) === normaliseEnum(values.frequency));
    return { ...values, frequency: spelled?.value ?? values.frequency };
  };
  const [pristine] = useState<RoutineValues>(() => {
    const values = routine ? routineValues(routine) : (prefill ?? newRoutineValues(patientId));
    return spell(values);
  });
  const [initial] = useState(() => {
    if (prefill || !draft.found) return pristine;
    // A draft begun elsewhere does not undo the patient that was chosen here.
    const found = { ...pristine, ...draft.found };
    return patientId ? { ...found, patientId } : found;
  });
  const isTemplate = routine?.isTemplate === true;
  const title = formTitle(routine);

  const done = routine ? ROUTINE_MESSAGES.updated : ROUTINE_MESSAGES.created;
  const { submit } = useSubmit(
    (values: RoutineValues, keyOf) => {
      const input = toRoutineInput(values, {
        isTemplate,
        takesSchedule: takesSchedule(frequencies, values.frequency),
      });
      return routine ? update({ id: routine.id, input }) : create({ input, key: keyOf(input) });
    },
    {
      success: isTemplate ? ROUTINE_MESSAGES.templateSaved : done,
      failure: ROUTINE_MESSAGES.saveFailed,
      onDone: (saved) => {
        draft.drop();
        onSaved?.(saved);
        onClose();
      },
    },
  );

  return (
    <Formik
      initialValues={initial}
      validationSchema={isTemplate ? templateFormSchema : routineFormSchema}
      onSubmit={submit}
    >
      <FormikForm label={title}>
        {!prefill && <DraftKeeper draft={draft} pristine={pristine} />}
        {!routine && !prefill && templates && templates.length > 0 && (
          <TemplateChoice templates={templates} spell={spell} />
        )}
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
