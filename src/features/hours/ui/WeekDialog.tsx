import { Formik } from 'formik';
import { useState } from 'react';
import type { TherapistHours, WorkingWeek } from '@/contract/hoursAnswers';
import { HOURS_MESSAGES as MESSAGES } from '@/contract/hours';
import { WEEKS_EDIT, type WorkWeeksBody, workWeekSchema } from '@/contract/hoursSchemas';
import { DEFAULT_WEEK } from '@/contract/openingHours';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { todayOfPractice } from '@/shared/lib/dates';
import { useSubmit } from '@/shared/useSubmit';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormGrid } from '@/shared/ui/form-layout/FormLayout';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormikDatePickerField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { WeekFields } from '@/shared/ui/week-fields/WeekFields';
import { useSaveWeeksMutation } from '../api';
import { validityText, weekLines } from '../hoursTexts';

export interface WeekDialogProps {
  hours: TherapistHours;
  /** Place of the week to edit; -1 for a new one. */
  index: number;
  onClose: () => void;
}

interface Values extends Omit<WorkingWeek, 'until'> {
  until: string;
}

/** A new week begins like the latest one. */
const valuesOf = ({ weeks }: TherapistHours, index: number): Values => {
  const week = weeks[index];
  if (week) return { ...week, until: week.until ?? '' };
  const stretches = weeks.at(-1)?.stretches ?? [...DEFAULT_WEEK];
  return { from: todayOfPractice(), until: '', stretches };
};

/** Weeks that two people want from the same day on. */
const weeksText = (weeks: readonly WorkingWeek[]): string =>
  weeks
    .flatMap((week) => [
      validityText(week),
      ...weekLines(week.stretches).map(([days, times]) => `${days}: ${times}`),
    ])
    .join('\n');

const EDIT_FIELDS: EditFields = { weeks: { label: 'Horario semanal', text: weeksText } };

/** Modal for a week and the days for which it counts. */
export function WeekDialog({ hours, index, onClose }: WeekDialogProps) {
  const { therapistId } = hours;
  const [weeks] = useState(hours.weeks);
  const [place] = useState(index < 0 ? weeks.length : index);
  const isNew = place === weeks.length;
  const [save] = useSaveWeeksMutation();
  const [pristine] = useState(() => valuesOf(hours, index));
  const draft = useDraft(`week:${therapistId}:${isNew ? 'new' : pristine.from}`, pristine);
  /** The list with the week of the form in its place. */
  const bodyOf = ({ from, until, stretches }: Values): WorkWeeksBody => {
    const all: WorkingWeek[] = [...weeks];
    all[place] = { from, until: until || null, stretches };
    return { weeks: all } as WorkWeeksBody;
  };
  const read = isNew ? ({ weeks } as WorkWeeksBody) : bodyOf(draft.read ?? pristine);
  const edits = useEdits(read, WEEKS_EDIT);
  const { submit } = useSubmit(
    (values: Values) => save({ therapistId, body: edits.bodyOf(bodyOf(values)) }),
    {
      success: MESSAGES.weeksSaved,
      failure: MESSAGES.weeksFailed,
      // The list is the body; the form is one of it.
      fieldOf: (_values, path) => path.replace(/^weeks(\[\d+\]|\.\d+)\./, ''),
      onDone: () => {
        draft.drop();
        onClose();
      },
      onFailed: edits.meets,
    },
  );
  return (
    <Dialog open size="lg" title={isNew ? 'Añadir horario' : 'Editar horario'} onClose={onClose}>
      <Formik initialValues={draft.found ?? pristine} validationSchema={workWeekSchema} onSubmit={submit}>
        <FormikForm closes label="Horario semanal" spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <ChangedMeanwhile edits={edits} fields={EDIT_FIELDS} />
          <FormGrid minColumn={12}>
            <FormikDatePickerField name="from" label="Desde" required />
            <FormikDatePickerField name="until" label="Hasta" help="Déjalo vacío si no acaba." />
          </FormGrid>
          <WeekFields name="stretches" emptyDay="No trabaja" />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>Guardar horario</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
