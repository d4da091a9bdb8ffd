import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useMemo, useState } from 'react';
import { normaliseEnum } from '@/contract/common/text';
import type { Exercise } from '@/contract/exerciseAnswers';
import type { FrequencyOption, Routine } from '@/contract/routineAnswers';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { ROUTINE_EDIT, routineFormSchema, templateFormSchema } from '@/contract/routineSchemas';
import { useCapability } from '@/shared/capabilities';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { useIsShown } from '@/shared/lib/hooks';
import { useSubmit } from '@/shared/useSubmit';
import { DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useCreateRoutineMutation, useUpdateRoutineMutation } from '../api';
import { takesSchedule, formTitle } from '../routineTexts';
import { routineEditFields } from '../editFields';
import {
  copyValues,
  newRoutineValues,
  routineValues,
  toRoutineInput,
  type RoutineValues,
} from '../routineInput';
import { TemplateChoice } from './TemplateChoice';
import { RoutineBasics } from './RoutineBasics';
import { RoutineExercises, type PickerSlot } from './RoutineExercises';

/** Props of the form, and of the dialog around it. */
export interface RoutineFormProps {
  /** The routine or template to edit; without it the form creates a routine. */
  routine?: Routine;
  /** Creates a template instead, for which nobody is chosen. */
  asTemplate?: boolean;
  /** Initial values of a new routine, e.g. from an imported file. */
  prefill?: RoutineValues;
  /** The routine of which the new one is a copy. Whose it is, the form asks. */
  copied?: Routine;
  /** Preselected patient of a new routine. */
  patientId?: string;
  frequencies: readonly FrequencyOption[];
  /** Templates offered for a new routine: `undefined` while they are on their way, `null` if the backend has none. */
  templates: readonly Routine[] | null | undefined;
  exercises: readonly Exercise[];
  /** Patient choice, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  /** Name of a patient, where two people chose different ones. */
  patientName?: (id: string) => string;
  renderPicker: (slot: PickerSlot) => ReactNode;
  onClose: () => void;
  onSaved?: (routine: Routine) => void;
}

/** Says, once a copy is for somebody else, that it still holds what was written for the patient of the first one. */
function CopyForAnother({ copied, patientName }: { copied: Routine; patientName: (id: string) => string }) {
  const { patientId } = useFormikContext<RoutineValues>().values;
  if (!copied.patientId || patientId === '' || patientId === copied.patientId) return null;
  const name = copied.patientName ?? patientName(copied.patientId);
  return (
    <InlineAlert tone="warning" title={ROUTINE_MESSAGES.copyOf(name)} live>
      {ROUTINE_MESSAGES.copyToReview}
    </InlineAlert>
  );
}

/** Form inside the modal. */
export function RoutineForm({
  routine,
  asTemplate = false,
  prefill,
  copied,
  patientId,
  frequencies,
  templates,
  exercises,
  patientField,
  patientName = () => 'Otro paciente',
  renderPicker,
  onClose,
  onSaved,
}: RoutineFormProps) {
  const [create] = useCreateRoutineMutation();
  const [update] = useUpdateRoutineMutation();
  // Use the backend's own spelling of the frequency.
  const spell = (values: RoutineValues): RoutineValues => {
    const spelled = frequencies.find(({ value }) => normaliseEnum(value) === normaliseEnum(values.frequency));
    return { ...values, frequency: spelled?.value ?? values.frequency };
  };
  const [pristine] = useState<RoutineValues>(() => {
    if (routine) return spell(routineValues(routine));
    return spell(copied ? copyValues(copied) : (prefill ?? newRoutineValues(patientId)));
  });
  // Each patient to begin with has a draft of its own, and so has each file and each copy.
  const fresh = copied ? `copy of ${copied.id}` : `new ${asTemplate ? 'template' : (patientId ?? '')}`;
  const begun = prefill ? `imported ${JSON.stringify(toRoutineInput(prefill))}` : fresh;
  const draft = useDraft(`routine:${routine?.id ?? begun}`, pristine);
  const takesPrescriptions = useCapability('prescriptions') ?? false;
  const isTemplate = routine ? routine.isTemplate === true : asTemplate;
  const sources = useMemo(() => (copied ? [copied] : (templates ?? [])), [copied, templates]);

  const done = routine ? ROUTINE_MESSAGES.updated : ROUTINE_MESSAGES.created;
  const inputOf = (values: RoutineValues) =>
    toRoutineInput(values, {
      isTemplate,
      takesSchedule: takesSchedule(frequencies, values.frequency),
      takesPrescriptions,
    });
  const isShown = useIsShown();
  const edits = useEdits(routine && inputOf(draft.read ?? pristine), ROUTINE_EDIT);
  const { submit } = useSubmit(
    (values: RoutineValues) => {
      const input = inputOf(values);
      return routine ? update({ id: routine.id, input: edits.bodyOf(input) }) : create({ input });
    },
    {
      success: isTemplate ? ROUTINE_MESSAGES.templateSaved : done,
      failure: ROUTINE_MESSAGES.saveFailed,
      onDone: (saved) => {
        draft.drop();
        // Whoever has closed the form meanwhile is doing something else.
        if (!isShown.current) return;
        onSaved?.(saved);
        onClose();
      },
      onFailed: edits.meets,
    },
  );

  return (
    <Formik
      initialValues={draft.found ?? pristine}
      validationSchema={isTemplate ? templateFormSchema : routineFormSchema}
      onSubmit={submit}
    >
      <FormikForm closes label={formTitle(routine, asTemplate)}>
        <DraftKeeper draft={draft} pristine={pristine} />
        <ChangedMeanwhile edits={edits} fields={routineEditFields({ frequencies, exercises, patientName })} />
        {!routine && !prefill && !copied && templates !== null && templates?.length !== 0 && (
          <TemplateChoice templates={templates} frequencies={frequencies} spell={spell} />
        )}
        <RoutineBasics
          frequencies={frequencies}
          pristine={pristine}
          patientField={isTemplate ? null : patientField}
        />
        {copied && <CopyForAnother copied={copied} patientName={patientName} />}
        <RoutineExercises
          exercises={exercises}
          original={routine?.exercises}
          sources={sources}
          renderPicker={renderPicker}
          pickerOpen={pristine.exercises.length === 0}
        />
        <DialogActions>
          <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
          <FormikSubmit>
            {routine ? 'Actualizar rutina' : asTemplate ? 'Crear plantilla' : 'Crear rutina'}
          </FormikSubmit>
        </DialogActions>
      </FormikForm>
    </Formik>
  );
}
