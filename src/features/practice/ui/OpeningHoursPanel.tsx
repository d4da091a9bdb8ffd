import { Formik, type FormikProps } from 'formik';
import { useMemo, useRef } from 'react';
import type { WeekStretch } from '@/contract/practice/entities';
import { PRACTICE_MESSAGES as MESSAGES } from '@/contract/practice/messages';
import { openingHoursSchema, type OpeningHoursBody } from '@/contract/practice/schemas';
import { DraftKeeper, useDraft } from '@/shared/drafts';
import { useSubmit } from '@/shared/submit';
import { Card } from '@/shared/ui/card';
import { FormActions } from '@/shared/ui/form-layout';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik';
import { SkeletonList } from '@/shared/ui/skeleton';
import { WeekFields } from '@/shared/ui/week-fields';
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

function HoursForm({ openingHours }: Values) {
  const [save] = useSaveOpeningHoursMutation();
  const pristine = useMemo(() => ({ openingHours }), [openingHours]);
  const draft = useDraft<Values>('opening-hours');
  const form = useRef<FormikProps<Values>>(null);
  const { submit } = useSubmit((values: Values) => save(values as OpeningHoursBody), {
    success: MESSAGES.hoursSaved,
    failure: MESSAGES.hoursSaveFailed,
    // What is stored is the new start, also for a form that began with a draft.
    onDone: (saved) => form.current?.resetForm({ values: { openingHours: saved.openingHours } }),
  });
  return (
    <Card
      title="Horario de apertura"
      description="Solo se proponen horas dentro de él. Fuera se puede dar cita a mano."
    >
      <Formik
        innerRef={form}
        initialValues={draft.found ?? pristine}
        validationSchema={openingHoursSchema}
        onSubmit={submit}
        enableReinitialize
      >
        <FormikForm label="Horario de apertura">
          <DraftKeeper draft={draft} pristine={pristine} />
          <WeekFields name="openingHours" emptyDay="Cerrado" />
          <FormActions>
            <FormikSubmit>Guardar horario</FormikSubmit>
          </FormActions>
        </FormikForm>
      </Formik>
    </Card>
  );
}
