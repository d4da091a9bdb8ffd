import { Formik } from 'formik';
import { useMemo, useRef, type ReactNode } from 'react';
import type { Appointment } from '@/contract/appointments/entities';
import {
  APPOINTMENT_TYPE_LABELS,
  APPOINTMENT_TYPES,
  type AppointmentType,
} from '@/contract/appointments/enums';
import { APPOINTMENT_LIMITS as LIMITS } from '@/contract/appointments/limits';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { TEXT_LIMITS } from '@/contract/common/limits';
import { todayOfPractice } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { Card } from '@/shared/ui/card';
import {
  FormikForm,
  FormikNumberField,
  FormikSelectField,
  FormikSubmit,
  FormikTextAreaField,
} from '@/shared/ui/formik';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { formSchema, initialValues, type AppointmentDraft, type AppointmentFormValues } from '../formValues';
import { useAppointmentSaving } from '../useAppointmentSaving';
import { ConflictChoices } from './ConflictChoices';
import { FormDateField } from './FormDateField';
import { FormTimeField } from './FormTimeField';
import { InvalidReport } from './InvalidReport';
import { RepeatSection } from './RepeatSection';
import { SeriesDialog } from './SeriesDialog';
import styles from './AppointmentForm.module.css';

/** Props of the appointment form. */
export interface AppointmentFormProps {
  /** The appointment to edit; without it the form creates. */
  appointment?: Appointment;
  /** What a new one begins with. */
  draft?: AppointmentDraft;
  /** The patient choice, bound to the field `patientId`; a part of the patients domain. */
  patientField: ReactNode;
  /** An ADMIN is not shown the notes of an appointment, and so is not asked for them when editing. */
  withNotes?: boolean;
  onSaved: () => void;
  /** The button that leaves the form. */
  cancel: ReactNode;
}

const TYPES: { value: AppointmentType; label: string }[] = APPOINTMENT_TYPES.map((value) => ({
  value,
  label: APPOINTMENT_TYPE_LABELS[value],
}));

const ENDED: readonly string[] = ['COMPLETED', 'CANCELLED', 'NO_SHOW'];
const now = () => new Date();

/** Creates and edits an appointment, and makes series of them (spec §2, §5 Appointment form). */
export function AppointmentForm({
  appointment,
  draft,
  patientField,
  withNotes = true,
  onSaved,
  cancel,
}: AppointmentFormProps) {
  const dispatch = useAppDispatch();
  const saving = useAppointmentSaving({ appointment, onSaved });
  const schema = useMemo(() => formSchema(now, appointment), [appointment]);
  const start = useMemo(() => initialValues(appointment, draft), [appointment, draft]);
  /** Whether the last try passed the schema: the server's own refusals have toasts of their own. */
  const sent = useRef(false);
  const ended = appointment !== undefined && ENDED.includes(appointment.status);

  return (
    <Formik<AppointmentFormValues>
      initialValues={start}
      enableReinitialize={false}
      validationSchema={schema}
      onSubmit={async (values, { setErrors }) => {
        sent.current = true;
        const errors = await saving.save(values);
        if (Object.keys(errors).length > 0) setErrors(errors);
      }}
    >
      {({ setValues, submitForm, values }) => (
        <>
          <FormikForm label={appointment ? 'Editar cita' : 'Nueva cita'} className={styles.form}>
            <InvalidReport
              sentRef={sent}
              onInvalid={() => dispatch(toastRequested({ message: MESSAGES.formInvalid, variant: 'error' }))}
            />
            {ended && (
              <InlineAlert tone="info">
                Esta cita ya ha terminado: puedes corregir el tipo y las notas, pero no moverla.
              </InlineAlert>
            )}
            <Card title="Datos de la cita">
              <div className={styles.grid}>
                <div className={styles.wide}>{patientField}</div>
                <FormDateField
                  name="date"
                  label="Fecha"
                  required
                  disabled={ended}
                  // The day that a past appointment has stays valid.
                  min={appointment && start.date < todayOfPractice() ? start.date : todayOfPractice()}
                />
                <FormTimeField name="time" label="Hora" required disabled={ended} />
                <FormikNumberField
                  name="duration"
                  label="Duración (minutos)"
                  required
                  disabled={ended}
                  min={LIMITS.durationMin}
                  max={LIMITS.durationMax}
                  step={LIMITS.durationStep}
                />
                <FormikSelectField
                  name="type"
                  label="Tipo de cita"
                  required
                  placeholder="Selecciona un tipo"
                  options={TYPES}
                />
                {withNotes && (
                  <div className={styles.wide}>
                    <FormikTextAreaField name="notes" label="Notas" limit={TEXT_LIMITS.paragraph} rows={4} />
                  </div>
                )}
              </div>
            </Card>
            {!appointment && <RepeatSection />}
            {saving.conflict && (
              <ConflictChoices
                conflict={saving.conflict}
                onChoose={async (slot) => {
                  saving.dismissConflict();
                  await setValues({ ...values, ...slot });
                  await submitForm();
                }}
              />
            )}
            <div className={styles.actions}>
              {cancel}
              <FormikSubmit>
                {appointment ? 'Actualizar cita' : values.repeat ? 'Revisar las citas' : 'Crear cita'}
              </FormikSubmit>
            </div>
          </FormikForm>
          {saving.series && (
            <SeriesDialog
              // A plan that came back changed begins with its own proposals.
              key={JSON.stringify(saving.series.plan)}
              plan={saving.series.plan}
              duration={saving.series.input.duration}
              saving={saving.savingSeries}
              onCancel={saving.cancelSeries}
              onConfirm={saving.saveSeries}
            />
          )}
        </>
      )}
    </Formik>
  );
}
