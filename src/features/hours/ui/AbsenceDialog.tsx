import { Formik, useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import {
  ABSENCE_KIND_LABELS,
  ABSENCE_KINDS,
  HOURS_LIMITS,
  HOURS_MESSAGES as MESSAGES,
} from '@/contract/hours';
import type { Absence } from '@/contract/hoursAnswers';
import { ABSENCE_EDIT, absenceFormSchema } from '@/contract/hoursSchemas';
import type { TimeOff } from '@/contract/timetable';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormGrid } from '@/shared/ui/form-layout/FormLayout';
import { FormikDatePickerField, FormikTimeField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { FormikCheckboxField, FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useSubmit } from '@/shared/useSubmit';
import { absenceBody, absenceValues, wholeSpan, type AbsenceValues } from '../absenceValues';
import { useAddAbsenceMutation, useChangeAbsenceMutation } from '../api';

export interface AbsenceDialogProps {
  therapistId: string;
  /** The absence to edit; `null` for a new one. */
  absence: Absence | null;
  renderTouched: TouchedRenderer;
  onClose: () => void;
}

const KINDS = ABSENCE_KINDS.map((value) => ({ value, label: ABSENCE_KIND_LABELS[value] }));

const EDIT_FIELDS: EditFields = {
  kind: { label: 'Tipo', text: ABSENCE_KIND_LABELS },
  from: { label: 'Desde' },
  to: { label: 'Hasta' },
  start: { label: 'Desde las' },
  end: { label: 'Hasta las' },
  reason: { label: 'Motivo' },
};

/** Modal for an absence. Before it is saved it shows the appointments on which it falls. */
export function AbsenceDialog({ therapistId, absence, renderTouched, onClose }: AbsenceDialogProps) {
  const [add] = useAddAbsenceMutation();
  const [change] = useChangeAbsenceMutation();
  const [pristine] = useState(() => absenceValues(absence));
  const draft = useDraft(`absence:${absence?.id ?? `new-${therapistId}`}`, pristine);
  const edits = useEdits(absence ? absenceBody(draft.read ?? pristine) : undefined, ABSENCE_EDIT);
  const { submit } = useSubmit(
    (values: AbsenceValues) => {
      const body = absenceBody(values);
      return absence ? change({ id: absence.id, body: edits.bodyOf(body) }) : add({ therapistId, body });
    },
    {
      success: absence ? MESSAGES.absenceChanged : MESSAGES.absenceAdded,
      failure: MESSAGES.absenceFailed,
      onDone: () => {
        draft.drop();
        onClose();
      },
      onFailed: edits.meets,
    },
  );
  return (
    <Dialog open title={absence ? 'Editar ausencia' : 'Añadir ausencia'} onClose={onClose}>
      <Formik initialValues={draft.found ?? pristine} validationSchema={absenceFormSchema} onSubmit={submit}>
        <FormikForm closes label="Ausencia" spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <ChangedMeanwhile edits={edits} fields={EDIT_FIELDS} />
          <FormikSelectField name="kind" label="Tipo" placeholder="Elige el tipo" options={KINDS} required />
          <SpanFields />
          <FormikTextField
            name="reason"
            label="Motivo"
            help="Solo lo ven la persona y administración."
            maxLength={HOURS_LIMITS.reasonMax}
          />
          <Touched therapistId={therapistId} renderTouched={renderTouched} />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>Guardar ausencia</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}

/** Days, or a day and a part of it. */
function SpanFields() {
  const { isPart } = useFormikContext<AbsenceValues>().values;
  return (
    <>
      <FormikCheckboxField name="isPart" label="Solo una parte del día" />
      <FormGrid minColumn={10}>
        <FormikDatePickerField name="from" label={isPart ? 'Día' : 'Desde'} required />
        {!isPart && <FormikDatePickerField name="to" label="Hasta" required />}
        {isPart && <FormikTimeField name="start" label="Desde las" required />}
        {isPart && <FormikTimeField name="end" label="Hasta las" required />}
      </FormGrid>
    </>
  );
}

function Touched({ therapistId, renderTouched }: Pick<AbsenceDialogProps, 'therapistId' | 'renderTouched'>) {
  const span = wholeSpan(useFormikContext<AbsenceValues>().values);
  return span && renderTouched({ therapistId, span, isPreview: true });
}

/** What falls on an absence, as the appointments domain shows it. */
export type TouchedRenderer = (absence: {
  therapistId: string;
  span: TimeOff;
  /** The absence is not saved yet. */
  isPreview: boolean;
}) => ReactNode;
