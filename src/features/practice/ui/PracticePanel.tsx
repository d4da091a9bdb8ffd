import { Formik } from 'formik';
import { useMemo } from 'react';
import { timeZoneLabel } from '@/contract/common/practiceTime';
import { DOCUMENT_SPACE } from '@/contract/documents';
import {
  PRACTICE_LIMITS,
  PRACTICE_MESSAGES as MESSAGES,
  REGION_LABELS,
  REGISTRATION_LABELS,
} from '@/contract/practice';
import type { PracticeSettings } from '@/contract/practiceAnswers';
import {
  type PracticeSettingsBody,
  practiceSettingsFormSchema,
  practiceSettingsSchema,
} from '@/contract/practiceSchemas';
import { DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits, useOpenForm } from '@/shared/edits/useEdits';
import { usePracticeIdentity } from '@/shared/practice-identity/api';
import { Card } from '@/shared/ui/card/Card';
import { FormActions, FormGrid } from '@/shared/ui/form-layout/FormLayout';
import { FormikNumberField, FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useSubmit } from '@/shared/useSubmit';
import { useGetPracticeSettingsQuery, useSavePracticeSettingsMutation } from '../api';
import { REGION_OPTIONS, WHO } from '../options';
import { FailedPanel } from './FailedPanel';
import { LogoCard } from './LogoCard';
import styles from './PracticePanel.module.css';

const valuesOf = (settings: PracticeSettings) => ({
  name: settings.name,
  taxId: settings.taxId ?? '',
  healthRegistration: settings.healthRegistration ?? '',
  address: settings.address ?? '',
  phone: settings.phone ?? '',
  email: settings.email ?? '',
  controller: settings.controller ?? '',
  controllerContact: settings.controllerContact ?? '',
  holidayRegion: settings.holidayRegion ?? '',
  retentionYears: settings.retentionYears,
  lateCancellationHours: settings.lateCancellationHours,
  documentSpaceGb: settings.documentSpaceGb,
  registration: settings.registration,
});
type Values = ReturnType<typeof valuesOf>;

const toBody = (values: Values) => practiceSettingsSchema.cast(values) as PracticeSettingsBody;

const EDIT_FIELDS: EditFields = {
  name: { label: 'Nombre de la consulta' },
  taxId: { label: 'NIF' },
  healthRegistration: { label: 'Registro sanitario' },
  address: { label: 'Dirección' },
  phone: { label: 'Teléfono' },
  email: { label: 'Correo electrónico' },
  controller: { label: 'Responsable del tratamiento' },
  controllerContact: { label: 'Contacto para protección de datos' },
  holidayRegion: { label: 'Comunidad autónoma', text: REGION_LABELS },
  retentionYears: { label: 'Años que se guarda una historia' },
  lateCancellationHours: { label: 'Cancelación tardía (horas antes)' },
  documentSpaceGb: { label: 'Espacio para documentos (GB)' },
  registration: { label: 'Quién puede registrarse', text: REGISTRATION_LABELS },
};

/** Name, identity and rules of the practice, for administration. */
export function PracticePanel() {
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
  if (!currentData) return <SkeletonList label="Cargando los datos de la consulta" />;
  return (
    <div className={styles.panels}>
      <LogoCard />
      <SettingsForm settings={currentData} />
    </div>
  );
}

/** Who the practice is. */
function IdentityFields() {
  return (
    <Card title="La consulta">
      <FormGrid minColumn={24}>
        <FormikTextField name="name" label="Nombre de la consulta" autoComplete="organization" required />
        <FormikTextField name="taxId" label="NIF" />
        <FormikTextField
          name="healthRegistration"
          label="Registro sanitario"
          help="Número del centro en el registro de tu comunidad."
        />
        <FormikTextField name="address" label="Dirección" autoComplete="street-address" />
        <FormikTextField name="phone" label="Teléfono" type="tel" autoComplete="tel" />
        <FormikTextField name="email" label="Correo electrónico" type="email" autoComplete="email" />
      </FormGrid>
    </Card>
  );
}

/** Who answers for the patients' data, and for how long it is kept. */
function DataProtectionFields() {
  return (
    <Card
      title="Protección de datos"
      description="Quién responde de los datos de los pacientes, y cuánto tiempo se guardan."
    >
      <FormGrid minColumn={16}>
        <FormikTextField
          name="controller"
          label="Responsable del tratamiento"
          help="Persona o empresa. Vacío: la consulta."
        />
        <FormikTextField name="controllerContact" label="Contacto para protección de datos" />
        <FormikNumberField
          name="retentionYears"
          label="Años que se guarda una historia"
          help="Desde el alta. La ley pide 5 como mínimo."
          min={PRACTICE_LIMITS.retentionMin}
          max={PRACTICE_LIMITS.retentionMax}
          required
        />
      </FormGrid>
    </Card>
  );
}

function SettingsForm({ settings }: { settings: PracticeSettings }) {
  const [save] = useSavePracticeSettingsMutation();
  const stored = useMemo(() => valuesOf(settings), [settings]);
  const { form, pristine, draft, read, begin } = useOpenForm('practice-settings', stored);
  const edits = useEdits(toBody(read));
  const { submit } = useSubmit((values: Values) => save(edits.bodyOf(toBody(values))), {
    success: MESSAGES.settingsSaved,
    failure: MESSAGES.settingsSaveFailed,
    onDone: (saved, values) => begin(valuesOf(saved), values),
    onFailed: edits.meets,
  });
  return (
    <Formik
      innerRef={form}
      initialValues={draft.found ?? pristine}
      validationSchema={practiceSettingsFormSchema}
      onSubmit={submit}
    >
      <FormikForm label="Datos de la consulta">
        <DraftKeeper draft={draft} pristine={pristine} />
        <ChangedMeanwhile edits={edits} fields={EDIT_FIELDS} />
        <IdentityFields />
        <DataProtectionFields />
        <Card title="Citas">
          <TimeZoneNote />
          <FormGrid minColumn={24}>
            <FormikSelectField
              name="holidayRegion"
              label="Comunidad autónoma"
              help="Sus festivos se proponen en «Horario»."
              options={REGION_OPTIONS}
            />
            <FormikNumberField
              name="lateCancellationHours"
              label="Cancelación tardía (horas antes)"
              help="Una cita cancelada con menos tiempo queda anotada como tardía."
              min={0}
              max={PRACTICE_LIMITS.lateCancellationMax}
              required
            />
          </FormGrid>
        </Card>
        <Card title="Documentos">
          <FormikNumberField
            name="documentSpaceGb"
            label="Espacio para documentos (GB)"
            help="Cuando se llena, no se pueden subir más. Ocupan sitio en la base de datos y en sus copias."
            min={DOCUMENT_SPACE.minGb}
            max={DOCUMENT_SPACE.maxGb}
            required
          />
        </Card>
        <Card title="Registro de fisioterapeutas">
          <FormikSelectField name="registration" label="Quién puede registrarse" options={WHO} required />
        </Card>
        <FormActions>
          <FormikSubmit>Guardar</FormikSubmit>
        </FormActions>
      </FormikForm>
    </Formik>
  );
}

/** In which time zone the practice works, and why it stays. Nothing until the practice is known. */
export function TimeZoneNote() {
  const identity = usePracticeIdentity();
  if (!identity) return null;
  return (
    <p className={styles.zone}>
      Zona horaria: <strong>{timeZoneLabel(identity.timeZone)}</strong>. Se eligió al configurar la consulta y
      no se cambia, porque las citas ya dadas pasarían a otra hora.
    </p>
  );
}
