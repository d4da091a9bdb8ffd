import { Formik, type FormikHelpers } from 'formik';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { DEFAULT_TIME_ZONE } from '@/contract/common/constants';
import { TIME_ZONE_LABELS, timeZoneLabel } from '@/contract/common/practiceTime';
import type { WeekStretch } from '@/contract/practiceAnswers';
import type { Region, Registration } from '@/contract/practice';
import { DEFAULT_WEEK } from '@/contract/openingHours';
import { setUpFormSchema, type SetUpStart } from '@/contract/setupSchemas';
import { SETUP_MESSAGES as MESSAGES } from '@/contract/setup';
import { useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { FormAlert, InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { FormActions, FormGrid, FormStack, FormWide } from '@/shared/ui/form-layout/FormLayout';
import {
  FormikCheckboxField,
  FormikNewPassword,
  FormikSelectField,
  FormikTextField,
} from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { ProgressBar } from '@/shared/ui/progress-bar/ProgressBar';
import { WeekFields } from '@/shared/ui/week-fields/WeekFields';
import { useKeepSetUpAnswersMutation, useSetUpPracticeMutation } from '../settingUp';
import { REGION_OPTIONS, WHO } from '../options';

export interface SetUpFormProps {
  token: string;
  /** What the server proposes, and what an earlier visit has answered. */
  start: SetUpStart;
  /** Called with the e-mail of the first administrator. */
  onDone: (email: string) => void;
}

const zoneOptions = (proposed: string) =>
  [...new Set([...Object.keys(TIME_ZONE_LABELS), proposed])].map((value) => ({
    value,
    label: timeZoneLabel(value),
  }));

const valuesOf = ({ timeZone, answers }: SetUpStart) => ({
  practiceName: answers.practiceName ?? '',
  timeZone: answers.timeZone ?? (timeZone || DEFAULT_TIME_ZONE),
  name: answers.name ?? '',
  email: answers.email ?? '',
  password: '',
  confirmPassword: '',
  openingHours: (answers.openingHours ?? [...DEFAULT_WEEK]) as WeekStretch[],
  holidayRegion: (answers.holidayRegion ?? '') as Region | '',
  // Not open, because a new practice may be reachable by the whole internet before anybody looks at its settings.
  registration: (answers.registration ?? 'INVITATION') as Registration,
  address: answers.address ?? '',
  taxId: answers.taxId ?? '',
  treats: answers.treats ?? true,
  loadsExercises: answers.loadsExercises ?? true,
});
type Values = ReturnType<typeof valuesOf>;

/** What is answered, without the password: it goes out once, with the last step, and is kept nowhere before. */
const answersOf = ({ password: _password, confirmPassword: _confirmed, ...values }: Values) => ({
  ...values,
  practiceName: values.practiceName.trim(),
  address: values.address.trim(),
  taxId: values.taxId.trim(),
  name: values.name.trim(),
  email: values.email.trim(),
  holidayRegion: values.holidayRegion || null,
});

interface Step {
  title: string;
  description: string;
  fields: readonly (keyof Values)[];
  Fields: ComponentType<{ timeZone: string }>;
}

const STEPS: readonly Step[] = [
  {
    title: 'La consulta',
    description: 'Dirección y NIF pueden esperar: se cambian en Ajustes.',
    fields: ['practiceName', 'timeZone', 'address', 'taxId'],
    Fields: PracticeFields,
  },
  {
    title: 'Tu cuenta',
    description: 'Es la primera cuenta de administración. Con ella invitas después a tu equipo.',
    fields: ['name', 'email', 'password', 'confirmPassword', 'treats'],
    Fields: AccountFields,
  },
  {
    title: 'Horario y festivos',
    description: 'Solo se proponen citas dentro de él. Puedes cambiarlo cuando quieras en Ajustes.',
    fields: ['openingHours', 'holidayRegion'],
    Fields: HoursFields,
  },
  {
    title: 'Registro de fisioterapeutas',
    description: 'Tú entras siempre. Puedes cambiarlo cuando quieras en Ajustes.',
    fields: ['registration'],
    Fields: RegistrationFields,
  },
  {
    title: 'Biblioteca de ejercicios',
    description: 'Ejercicios con figura e instrucciones para tus rutinas.',
    fields: ['loadsExercises'],
    Fields: LibraryFields,
  },
];

const stepOf = (field: string) => STEPS.findIndex(({ fields }) => fields.some((one) => one === field));

/**
 * The first start in five steps: the practice, its first administrator, hours and holidays, who may register, the
 * exercises. The server keeps each finished step; the last one sets the practice up.
 */
export function SetUpForm({ token, start, onDone }: SetUpFormProps) {
  const { vault } = useAppStore().extra;
  const [setUp] = useSetUpPracticeMutation();
  const [keep] = useKeepSetUpAnswersMutation();
  // The password of an earlier visit was not kept, so nobody begins after it.
  const first = start.answers.practiceName ? 1 : 0;
  const [step, goTo] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  // Not after a refusal, which leads to the field that was refused.
  const isTurned = useRef(false);
  useEffect(() => {
    if (isTurned.current) heading.current?.focus();
    isTurned.current = false;
  }, [step]);

  const { title, description, fields, Fields } = STEPS[step] as Step;
  const isLast = step === STEPS.length - 1;
  const { submit, failure, forgetFailure } = useSubmit(
    (values: Values) => {
      const answers = answersOf(values);
      if (isLast) return setUp({ token, ...answers, secret: vault.seal(values.password) });
      const own = Object.entries(answers).filter(([name]) => stepOf(name) === step);
      return keep({ token, answers: Object.fromEntries(own) });
    },
    {
      success: isLast ? MESSAGES.done : undefined,
      failure: isLast ? MESSAGES.failed : MESSAGES.stepFailed,
      failureIn: 'alertUnlessFields',
      onDone: (_answer, { email }) => isLast && onDone(email.trim()),
      onFailed: ({ fields: refused = {} }) => {
        const at = Math.min(
          ...Object.keys(refused)
            .map(stepOf)
            .filter((one) => one >= 0),
        );
        if (Number.isFinite(at)) goTo(at);
      },
    },
  );
  const turnTo = (next: number, { resetForm }: Pick<FormikHelpers<Values>, 'resetForm'>, values: Values) => {
    forgetFailure();
    // The fields of the next step have not been touched.
    resetForm({ values });
    isTurned.current = true;
    goTo(next);
  };
  return (
    <Formik
      initialValues={valuesOf(start)}
      validationSchema={setUpFormSchema.pick([...fields])}
      onSubmit={async (values, form) => {
        const isDone = await submit(values, form);
        if (isDone && !isLast) turnTo(step + 1, form, values);
        return isDone;
      }}
    >
      {(form) => (
        <FormikForm label="Configurar la consulta">
          <ProgressBar
            label="Pasos de la configuración"
            labelVisible={false}
            value={step + 1}
            max={STEPS.length}
            valueText={`Paso ${step + 1} de ${STEPS.length}`}
          />
          {first > 0 && step === first && (
            <InlineAlert tone="info" title="Sigues donde lo dejaste">
              Lo contestado sigue aquí. La contraseña no se guarda hasta el final: escríbela otra vez.
            </InlineAlert>
          )}
          <Card
            title={`Paso ${step + 1} de ${STEPS.length}: ${title}`}
            description={description}
            headingRef={heading}
          >
            <Fields timeZone={start.timeZone || DEFAULT_TIME_ZONE} />
          </Card>
          <FormAlert text={failure} />
          <FormActions>
            {step > 0 && (
              <Button disabled={form.isSubmitting} onClick={() => turnTo(step - 1, form, form.values)}>
                Atrás
              </Button>
            )}
            <FormikSubmit>{isLast ? 'Configurar la consulta' : 'Siguiente'}</FormikSubmit>
          </FormActions>
        </FormikForm>
      )}
    </Formik>
  );
}

function PracticeFields({ timeZone }: { timeZone: string }) {
  return (
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
      <FormikTextField name="taxId" label="NIF" />
    </FormGrid>
  );
}

function AccountFields() {
  return (
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
  );
}

function HoursFields() {
  return (
    <FormStack>
      <WeekFields name="openingHours" emptyDay="Cerrado" />
      <FormikSelectField
        name="holidayRegion"
        label="Comunidad autónoma"
        help="Se añaden sus festivos oficiales de este año y del próximo. Revísalos después en Ajustes y añade los de tu localidad."
        options={REGION_OPTIONS}
      />
    </FormStack>
  );
}

function RegistrationFields() {
  return <FormikSelectField name="registration" label="Quién puede registrarse" options={WHO} required />;
}

function LibraryFields() {
  return (
    <FormikCheckboxField
      name="loadsExercises"
      label="Cargar la biblioteca de ejercicios"
      help="Puedes cambiarlos o eliminarlos."
    />
  );
}
