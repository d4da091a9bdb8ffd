import { Formik } from 'formik';
import { DEFAULT_TIME_ZONE } from '@/contract/common/limits';
import { TIME_ZONE_LABELS, timeZoneLabel } from '@/contract/common/timeZones';
import type { WeekStretch } from '@/contract/practice/entities';
import { REGISTRATION_LABELS, REGISTRATIONS, type Registration } from '@/contract/practice/enums';
import { DEFAULT_WEEK } from '@/contract/practice/week';
import { SETUP_MESSAGES as MESSAGES } from '@/contract/setup/messages';
import { setUpFormSchema } from '@/contract/setup/schemas';
import { useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/submit';
import { Card } from '@/shared/ui/card';
import { FormAlert } from '@/shared/ui/form-alert';
import { FormGrid, FormWide } from '@/shared/ui/form-layout';
import {
  FormikCheckboxField,
  FormikForm,
  FormikNewPassword,
  FormikSelectField,
  FormikSubmit,
  FormikTextField,
} from '@/shared/ui/formik';
import { WeekFields } from '@/shared/ui/week-fields';
import { useSetUpPracticeMutation } from '../settingUp';

export interface SetUpFormProps {
  token: string;
  /** Time zone that the server proposes. */
  timeZone: string;
  /** Called with the e-mail of the first administrator. */
  onDone: (email: string) => void;
}

const WHO = REGISTRATIONS.map((value) => ({ value, label: REGISTRATION_LABELS[value] }));

const zoneOptions = (proposed: string) =>
  [...new Set([...Object.keys(TIME_ZONE_LABELS), proposed])].map((value) => ({
    value,
    label: timeZoneLabel(value),
  }));

const valuesOf = (timeZone: string) => ({
  practiceName: '',
  timeZone,
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  openingHours: [...DEFAULT_WEEK] as WeekStretch[],
  // Not open, because a new practice may be reachable by the whole internet before anybody looks at its settings.
  registration: 'INVITATION' as Registration,
  address: '',
  taxId: '',
  treats: true,
  loadsExercises: true,
});
type Values = ReturnType<typeof valuesOf>;

/** Form of the first start: the practice, its hours, who may register, and the first administrator. */
export function SetUpForm({ token, timeZone, onDone }: SetUpFormProps) {
  const { vault } = useAppStore().extra;
  const [setUp] = useSetUpPracticeMutation();
  const { submit, failure } = useSubmit(
    ({
      practiceName,
      name,
      email,
      password,
      confirmPassword: _confirmed,
      address,
      taxId,
      ...practice
    }: Values) =>
      setUp({
        token,
        ...practice,
        practiceName: practiceName.trim(),
        address: address.trim(),
        taxId: taxId.trim(),
        name: name.trim(),
        email: email.trim(),
        secret: vault.seal(password),
      }),
    {
      success: MESSAGES.done,
      failure: MESSAGES.failed,
      failureIn: 'alertUnlessFields',
      onDone: (_answer, { email }) => onDone(email.trim()),
    },
  );
  return (
    <Formik
      initialValues={valuesOf(timeZone || DEFAULT_TIME_ZONE)}
      validationSchema={setUpFormSchema}
      onSubmit={submit}
    >
      <FormikForm label="Configurar la consulta">
        <PracticeFields timeZone={timeZone || DEFAULT_TIME_ZONE} />
        <AccountFields />
        <Card
          title="Horario de apertura"
          description="Solo se proponen citas dentro de él. Puedes cambiarlo cuando quieras en Ajustes."
        >
          <WeekFields name="openingHours" emptyDay="Cerrado" />
        </Card>
        <Card title="Registro de fisioterapeutas">
          <FormikSelectField
            name="registration"
            label="Quién puede registrarse"
            help="Tú entras siempre. Puedes cambiarlo cuando quieras en Ajustes."
            options={WHO}
            required
          />
        </Card>
        <Card title="Biblioteca de ejercicios">
          <FormikCheckboxField
            name="loadsExercises"
            label="Cargar la biblioteca de ejercicios"
            help="Ejercicios con figura e instrucciones para tus rutinas. Puedes cambiarlos o eliminarlos."
          />
        </Card>
        <FormAlert text={failure} />
        <FormikSubmit fullWidth>Configurar la consulta</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}

function PracticeFields({ timeZone }: { timeZone: string }) {
  return (
    <Card title="La consulta">
      <FormGrid minColumn={16}>
        <FormikTextField
          name="practiceName"
          label="Nombre de la consulta"
          autoComplete="organization"
          required
        />
        <FormikSelectField
          name="timeZone"
          label="Zona horaria"
          help="En ella se dan las citas. Después no se puede cambiar."
          options={zoneOptions(timeZone)}
          required
        />
        <FormikTextField name="address" label="Dirección" autoComplete="street-address" />
        <FormikTextField name="taxId" label="NIF" autoComplete="off" />
      </FormGrid>
    </Card>
  );
}

function AccountFields() {
  return (
    <Card
      title="Tu cuenta"
      description="Es la primera cuenta de administración. Con ella invitas después a tu equipo."
    >
      <FormGrid minColumn={16}>
        <FormikTextField name="name" label="Nombre completo" autoComplete="name" required />
        <FormikTextField
          name="email"
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          required
        />
        <FormikNewPassword />
        <FormWide>
          <FormikCheckboxField
            name="treats"
            label="También atiendo pacientes"
            help="Con la misma cuenta tienes tus pacientes y la administración de la consulta."
          />
        </FormWide>
      </FormGrid>
    </Card>
  );
}
