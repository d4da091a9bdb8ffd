import { Formik } from 'formik';
import { useMemo } from 'react';
import type { WeekStretch } from '@/contract/practiceAnswers';
import { PRACTICE_MESSAGES as MESSAGES, WEEKDAY_LABELS } from '@/contract/practice';
import { OPENING_HOURS_EDIT, type OpeningHoursBody, openingHoursSchema } from '@/contract/practiceSchemas';
import { DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits, useOpenForm } from '@/shared/edits/useEdits';
import { useSubmit } from '@/shared/useSubmit';
import { Card } from '@/shared/ui/card/Card';
import { FormActions } from '@/shared/ui/form-layout/FormLayout';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { WeekFields } from '@/shared/ui/week-fields/WeekFields';
import { useGetPracticeHoursQuery, useSaveOpeningHoursMutation } from '../api';
import { FailedPanel } from './FailedPanel';

interface Values {
  openingHours: WeekStretch[];
}

/** Opening hours by day of the week, for administration. */
export function OpeningHoursPanel() {
  const { currentData, error, isFetching, refetch } = useGetPracticeHoursQuery();
  if (error && !currentData)
    return (
      <FailedPanel
        error={error}
        failure={MESSAGES.hoursFailed}
        missing="Este servidor no guarda el horario"
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!currentData) return <SkeletonList label="Cargando el horario" />;
  return <HoursForm openingHours={currentData.openingHours} />;
}

const EDIT_FIELDS: EditFields = {
  openingHours: {
    label: (weekday) => WEEKDAY_LABELS[Number(weekday)] ?? '',
    text: (day: readonly WeekStretch[]) => day.map(({ from, to }) => `${from}–${to}`).join(', '),
  },
};

function HoursForm({ openingHours }: Values) {
  const [save] = useSaveOpeningHoursMutation();
  const stored = useMemo(() => ({ openingHours }), [openingHours]);
  const { form, pristine, draft, read, begin } = useOpenForm<Values>('opening-hours', stored);
  const edits = useEdits(read as OpeningHoursBody, OPENING_HOURS_EDIT);
  const { submit } = useSubmit((values: Values) => save(edits.bodyOf(values as OpeningHoursBody)), {
    success: MESSAGES.hoursSaved,
    failure: MESSAGES.hoursSaveFailed,
    onDone: ({ openingHours: saved }, values) => begin({ openingHours: saved }, values),
    onFailed: edits.meets,
  });
  return (
    <Card
      title="Horario de apertura"
      description="Cuenta para quien no tiene horario semanal propio. Solo se proponen horas dentro de él; fuera se puede dar cita a mano. Las citas que ya hay no se cambian."
    >
      <Formik
        innerRef={form}
        initialValues={draft.found ?? pristine}
        validationSchema={openingHoursSchema}
        onSubmit={submit}
      >
        <FormikForm label="Horario de apertura">
          <DraftKeeper draft={draft} pristine={pristine} />
          <ChangedMeanwhile edits={edits} fields={EDIT_FIELDS} />
          <WeekFields name="openingHours" emptyDay="Cerrado" />
          <FormActions>
            <FormikSubmit>Guardar horario</FormikSubmit>
          </FormActions>
        </FormikForm>
      </Formik>
    </Card>
  );
}
