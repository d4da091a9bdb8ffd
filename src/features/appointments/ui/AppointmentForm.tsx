import { Formik } from 'formik';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import {
  APPOINTMENT_LIMITS as LIMITS,
  APPOINTMENT_MESSAGES as MESSAGES,
  APPOINTMENT_STATUS_LABELS,
  APPOINTMENT_TYPE_LABELS,
  APPOINTMENT_TYPES,
  type AppointmentStatus,
  type AppointmentType,
  ENDED_APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import { APPOINTMENT_EDIT } from '@/contract/appointmentSchemas';
import { DAY_AND_HOUR } from '@/contract/edits';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { useCapability } from '@/shared/capabilities';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Card } from '@/shared/ui/card/Card';
import { FormActions, FormGrid, FormWide } from '@/shared/ui/form-layout/FormLayout';
import { FormikDatePickerField, FormikTimeField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { FormikNumberField, FormikSelectField, FormikTextAreaField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useServerClock } from '@/shared/useServerClock';
import {
  draftName,
  earliestDay,
  formSchema,
  initialValues,
  toInput,
  type AppointmentFormValues,
  type AppointmentPrefill,
} from '../formValues';
import { useAppointmentSaving, type SavedAppointment } from '../useAppointmentSaving';
import { ConflictChoices } from './ConflictChoices';
import { RepeatSection } from './RepeatSection';
import { SeriesDialog } from './SeriesDialog';
import styles from './AppointmentForm.module.css';

export interface AppointmentFormProps {
  /** The appointment to edit; without it the form creates. */
  appointment?: Appointment;
  /**
   * Initial values of a new appointment. What was typed on top of them is kept apart from that of other ones. For an
   * appointment to edit, it holds who gives it, where that can be chosen.
   */
  prefill?: AppointmentPrefill;
  /** Patient choice of the patients domain, bound to the field `patientId`. */
  patientField: ReactNode;
  /** Choice of a service, bound to `serviceId`; it sets type and duration. None if none are offered. */
  serviceField?: ReactNode;
  /** Choice of a room, bound to `roomId`. None if there are no rooms. */
  roomField?: ReactNode;
  /** Choice of who gives the appointment, bound to `giverId`. None where the server leaves no choice. */
  therapistField?: ReactNode;
  /** Whether the notes are shown. An ADMIN may not read them, so the form leaves them out when editing. */
  withNotes?: boolean;
  /** What an id of another domain is called, by the field that holds it, to tell apart what two people chose. */
  names?: Partial<Record<'patientId' | 'serviceId' | 'roomId' | 'therapistId', (id: string) => string>>;
  onSaved: (saved: SavedAppointment) => void;
  onCancel: () => void;
}

const TYPES: { value: AppointmentType; label: string }[] = APPOINTMENT_TYPES.map((value) => ({
  value,
  label: APPOINTMENT_TYPE_LABELS[value],
}));

const editFields = (names: NonNullable<AppointmentFormProps['names']>): EditFields => ({
  patientId: { label: 'Paciente', text: names.patientId },
  episodeId: { label: 'Proceso', text: () => 'Otro proceso' },
  date: { label: 'Fecha' },
  time: { label: 'Hora' },
  duration: { label: 'Duración (minutos)' },
  type: { label: 'Tipo de cita', text: APPOINTMENT_TYPE_LABELS },
  notes: { label: 'Notas' },
  serviceId: { label: 'Servicio', text: names.serviceId },
  roomId: { label: 'Sala', text: names.roomId },
  therapistId: { label: 'Fisioterapeuta', text: names.therapistId },
});

/** Says which fields of an ended appointment are locked, and which can still be corrected. */
const endedText = (status: AppointmentStatus, withNotes: boolean) =>
  `Esta cita ya ha terminado (${APPOINTMENT_STATUS_LABELS[status]}): paciente, fecha, hora y duración no se pueden cambiar. ` +
  `Puedes corregir ${withNotes ? 'el tipo y las notas' : 'el tipo'}.`;

interface AppointmentFieldsProps extends Pick<
  AppointmentFormProps,
  'patientField' | 'serviceField' | 'roomField' | 'therapistField' | 'withNotes'
> {
  /** The appointment has ended: only type and notes can be corrected. */
  isEnded: boolean;
  firstDay: string;
}

function AppointmentFields({
  patientField,
  serviceField,
  roomField,
  therapistField,
  withNotes,
  isEnded,
  firstDay,
}: AppointmentFieldsProps) {
  return (
    <Card title="Datos de la cita">
      <FormGrid minColumn={14}>
        <FormWide>{patientField}</FormWide>
        {serviceField && <FormWide>{serviceField}</FormWide>}
        <FormikDatePickerField name="date" label="Fecha" required disabled={isEnded} min={firstDay} />
        <FormikTimeField name="time" label="Hora" required disabled={isEnded} />
        <FormikNumberField
          name="duration"
          label="Duración (minutos)"
          required
          disabled={isEnded}
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
        {therapistField}
        {roomField}
        {withNotes && (
          <FormWide>
            <FormikTextAreaField name="notes" label="Notas" limit={TEXT_LIMITS.paragraph} rows={4} />
          </FormWide>
        )}
      </FormGrid>
    </Card>
  );
}

/** The form's schema and the first day it offers, by the time of the server. */
function useFormRules(appointment: Appointment | undefined) {
  const { now, note } = useServerClock();
  const pastText = [MESSAGES.inThePast, note].filter(Boolean).join('. ');
  const schema = useMemo(() => formSchema(now, appointment, pastText), [now, appointment, pastText]);
  return { schema, firstDayOf: (kept: string | undefined) => earliestDay(now(), kept) };
}

/** Creates and edits an appointment, and makes series of them. */
export function AppointmentForm({
  appointment,
  prefill,
  patientField,
  serviceField,
  roomField,
  therapistField,
  withNotes = true,
  names = {},
  onSaved,
  onCancel,
}: AppointmentFormProps) {
  const dispatch = useAppDispatch();
  const [pristine] = useState(() => initialValues(appointment, prefill));
  const draft = useDraft(draftName(appointment, prefill), pristine);
  const edits = useEdits(
    appointment && toInput(draft.read ?? pristine),
    therapistField ? APPOINTMENT_EDIT : DAY_AND_HOUR,
  );
  const takesSeries = useCapability('appointmentSeries');
  const saving = useAppointmentSaving({
    appointment,
    edits,
    onSaved: (saved) => {
      draft.drop();
      onSaved(saved);
    },
  });
  const { schema, firstDayOf } = useFormRules(appointment);
  const form = useRef<HTMLFormElement>(null);
  const ended = appointment !== undefined && ENDED_APPOINTMENT_STATUSES.includes(appointment.status);

  return (
    <Formik<AppointmentFormValues>
      initialValues={draft.found ?? pristine}
      validationSchema={schema}
      onSubmit={saving.submit}
    >
      {({ setValues, values }) => (
        <>
          <FormikForm
            closes
            ref={form}
            label={appointment ? 'Editar cita' : 'Nueva cita'}
            className={styles.form}
            onInvalid={() => dispatch(toastRequested({ message: MESSAGES.formInvalid, variant: 'error' }))}
          >
            <DraftKeeper draft={draft} pristine={pristine} />
            <ChangedMeanwhile edits={edits} fields={editFields(names)} />
            {ended && <InlineAlert tone="info">{endedText(appointment.status, withNotes)}</InlineAlert>}
            <AppointmentFields
              {...{ patientField, serviceField, roomField, therapistField, withNotes }}
              isEnded={ended}
              firstDay={firstDayOf(appointment && pristine.date)}
            />
            {!appointment && takesSeries && <RepeatSection />}
            {saving.conflict && (
              <ConflictChoices
                conflict={saving.conflict}
                title={saving.conflict.title}
                onChoose={async (change) => {
                  saving.dismissConflict();
                  // The conflict is of one appointment, also where only one was left of a series.
                  await setValues({ ...values, ...change, repeat: false });
                  form.current?.requestSubmit();
                }}
              />
            )}
            <FormActions>
              <DraftCancelButton draft={draft} pristine={pristine} onLeave={onCancel} />
              <FormikSubmit>
                {appointment ? 'Actualizar cita' : values.repeat ? 'Revisar las citas' : 'Crear cita'}
              </FormikSubmit>
            </FormActions>
          </FormikForm>
          {saving.series && (
            <SeriesDialog
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
