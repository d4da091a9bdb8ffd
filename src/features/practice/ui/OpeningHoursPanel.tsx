import { FieldArray, Formik, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { WeekStretch } from '@/contract/practice/entities';
import { WEEKDAY_LABELS } from '@/contract/practice/enums';
import { PRACTICE_LIMITS } from '@/contract/practice/limits';
import { PRACTICE_MESSAGES as MESSAGES } from '@/contract/practice/messages';
import { openingHoursSchema, type OpeningHoursBody } from '@/contract/practice/schemas';
import { useSubmit } from '@/shared/submit';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FormActions } from '@/shared/ui/form-layout';
import { fieldId, FormikForm, FormikSubmit } from '@/shared/ui/formik';
import { FormikTimeField } from '@/shared/ui/formik-date-time';
import { PlusIcon, TrashIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { SkeletonList } from '@/shared/ui/skeleton';
import { useGetPracticeHoursQuery, useSaveOpeningHoursMutation } from '../api';
import { FailedPanel } from './FailedPanel';
import styles from './OpeningHoursPanel.module.css';

interface Values {
  openingHours: WeekStretch[];
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

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
  const { submit } = useSubmit((values: Values) => save(values as OpeningHoursBody), {
    success: MESSAGES.hoursSaved,
    failure: MESSAGES.hoursSaveFailed,
  });
  return (
    <Card
      title="Horario de apertura"
      description="Solo se proponen horas dentro de él. Fuera se puede dar cita a mano."
    >
      <Formik
        initialValues={{ openingHours }}
        validationSchema={openingHoursSchema}
        onSubmit={submit}
        enableReinitialize
      >
        <FormikForm label="Horario de apertura">
          <WeekFields />
          <FormActions>
            <FormikSubmit>Guardar horario</FormikSubmit>
          </FormActions>
        </FormikForm>
      </Formik>
    </Card>
  );
}

function WeekFields() {
  const { values, errors } = useFormikContext<Values>();
  const focusNext = useRef<string | null>(null);
  const count = values.openingHours.length;
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [count]);

  return (
    <FieldArray name="openingHours">
      {({ push, remove }) => (
        <div className={styles.week}>
          {WEEKDAYS.map((weekday) => (
            <DayFields
              key={weekday}
              weekday={weekday}
              isFull={count >= PRACTICE_LIMITS.stretchesMax}
              onAdd={() => {
                focusNext.current = fieldId(`openingHours.${count}.from`);
                push({ weekday, from: '', to: '' });
              }}
              onRemove={remove}
            />
          ))}
          {typeof errors.openingHours === 'string' && (
            <p className={styles.error} role="alert">
              {errors.openingHours}
            </p>
          )}
        </div>
      )}
    </FieldArray>
  );
}

interface DayFieldsProps {
  weekday: (typeof WEEKDAYS)[number];
  /** The week has as many stretches as it may have. */
  isFull: boolean;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** The stretches of one day, by their place in the whole week. */
function DayFields({ weekday, isFull, onAdd, onRemove }: DayFieldsProps) {
  const { values } = useFormikContext<Values>();
  const day = WEEKDAY_LABELS[weekday] ?? '';
  const stretches = values.openingHours.flatMap((stretch, index) =>
    stretch.weekday === weekday ? [index] : [],
  );
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{day}</legend>
      <div className={styles.stretches}>
        {stretches.length === 0 && <p className={styles.closed}>Cerrado</p>}
        {stretches.map((index, at) => (
          <div key={index} className={styles.stretch}>
            <FormikTimeField name={`openingHours.${index}.from`} label="Desde" required />
            <FormikTimeField name={`openingHours.${index}.to`} label="Hasta" required />
            <IconButton
              icon={TrashIcon}
              label={`Quitar el tramo ${at + 1} del ${day.toLowerCase()}`}
              onClick={() => onRemove(index)}
            />
          </div>
        ))}
        <Button
          variant="quiet"
          size="sm"
          icon={PlusIcon}
          disabled={isFull}
          onClick={onAdd}
          aria-label={`Añadir un tramo al ${day.toLowerCase()}`}
        >
          Añadir tramo
        </Button>
      </div>
    </fieldset>
  );
}
