import { Formik, useFormikContext } from 'formik';
import { useMemo } from 'react';
import { MESSAGE_LIMITS as LIMITS } from '@/contract/outbox';
import type { PracticeSettings } from '@/contract/practiceAnswers';
import { FORMALITIES, FORMALITY_LABELS, PRACTICE_MESSAGES as MESSAGES } from '@/contract/practice';
import { mailSettingsFormSchema, type PracticeSettingsBody } from '@/contract/practiceSchemas';
import { DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits, useOpenForm } from '@/shared/edits/useEdits';
import { useSubmit } from '@/shared/useSubmit';
import { Card } from '@/shared/ui/card/Card';
import { FormActions, FormGrid, FormStack } from '@/shared/ui/form-layout/FormLayout';
import { FormikCheckboxField, FormikNumberField, FormikSelectField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useGetPracticeSettingsQuery, useSavePracticeSettingsMutation } from '../api';
import { FailedPanel } from './FailedPanel';

const valuesOf = (settings: PracticeSettings) => ({
  appointmentMails: settings.appointmentMails,
  appointmentReminders: settings.appointmentReminders,
  reminderHours: settings.reminderHours,
  lastReminderHours: settings.lastReminderHours,
  formality: settings.formality,
});
type Values = ReturnType<typeof valuesOf>;

const EDIT_FIELDS: EditFields = {
  appointmentMails: { label: 'Correos de las citas' },
  appointmentReminders: { label: 'Recordatorios' },
  reminderHours: { label: 'Primer recordatorio (horas antes)' },
  lastReminderHours: { label: 'Segundo recordatorio (horas antes)' },
  formality: { label: 'Tratamiento a los pacientes', text: FORMALITY_LABELS },
};

const FORMALITY_OPTIONS = FORMALITIES.map((value) => ({ value, label: FORMALITY_LABELS[value] }));

/** What the practice tells patients by mail, when, and how it speaks to them; for administration. */
export function MailSettingsForm() {
  const { currentData, error, isFetching, refetch } = useGetPracticeSettingsQuery();
  if (error && !currentData)
    return (
      <FailedPanel
        error={error}
        failure={MESSAGES.settingsFailed}
        missing="Este servidor no guarda datos de la consulta"
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!currentData) return <SkeletonCard label="Cargando los correos de las citas" />;
  return <LoadedForm settings={currentData} />;
}

const asksHours = ({ appointmentMails, appointmentReminders }: Values) =>
  appointmentMails && appointmentReminders;

/** Hours of the reminders. Those that are switched off are not asked for. */
function ReminderFields() {
  const { values } = useFormikContext<Values>();
  if (!values.appointmentMails) return null;
  return (
    <>
      <FormikCheckboxField name="appointmentReminders" label="Recordar las citas que nadie ha confirmado" />
      {asksHours(values) && (
        <FormGrid minColumn={16}>
          <FormikNumberField
            name="reminderHours"
            label="Primer recordatorio (horas antes)"
            min={LIMITS.reminderHoursMin}
            max={LIMITS.reminderHoursMax}
            required
          />
          <FormikNumberField
            name="lastReminderHours"
            label="Segundo recordatorio (horas antes)"
            help="Si sigue sin confirmar. Vacío: no se envía."
            min={LIMITS.reminderHoursMin}
            max={LIMITS.reminderHoursMax}
          />
        </FormGrid>
      )}
    </>
  );
}

function LoadedForm({ settings }: { settings: PracticeSettings }) {
  const [save] = useSavePracticeSettingsMutation();
  const stored = useMemo(() => valuesOf(settings), [settings]);
  const { form, pristine, draft, read, begin } = useOpenForm('mail-settings', stored);
  // The settings are saved as a whole only where the backend does not merge edits.
  const edits = useEdits<Values>(read);
  const bodyOf = (typed: Values) => {
    // Hours that nobody sees stay as they are.
    const { reminderHours, lastReminderHours } = asksHours(typed) ? typed : read;
    const values = { ...typed, reminderHours, lastReminderHours };
    return (edits.isKnown ? edits.bodyOf(values) : { ...settings, ...values }) as PracticeSettingsBody;
  };
  const { submit } = useSubmit((values: Values) => save(bodyOf(values)), {
    success: MESSAGES.mailsSaved,
    failure: MESSAGES.settingsSaveFailed,
    onDone: (saved, values) => begin(valuesOf(saved), values),
    onFailed: edits.meets,
  });
  return (
    <Formik
      innerRef={form}
      initialValues={draft.found ?? pristine}
      validationSchema={mailSettingsFormSchema}
      onSubmit={submit}
    >
      <FormikForm label="Correos de las citas">
        <DraftKeeper draft={draft} pristine={pristine} />
        <ChangedMeanwhile edits={edits} fields={EDIT_FIELDS} />
        <Card
          title="Correos de las citas"
          description="Entre las 9 y las 21, y por lo general uno al día como máximo para cada paciente."
        >
          <FormStack>
            <FormikCheckboxField
              name="appointmentMails"
              label="Avisar por correo a los pacientes de sus citas"
              help="Al reservar, cambiar de hora o cancelar. Para un solo paciente se apaga en su ficha."
            />
            <ReminderFields />
            <FormikSelectField
              name="formality"
              label="Tratamiento a los pacientes"
              help="En todos los correos, también en las invitaciones, y en los textos de «Avisar»."
              options={FORMALITY_OPTIONS}
              required
            />
            <FormActions>
              <FormikSubmit>Guardar</FormikSubmit>
            </FormActions>
          </FormStack>
        </Card>
      </FormikForm>
    </Formik>
  );
}
