import { getIn, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import {
  CONTACT_WAY_LABELS,
  CONTACT_WAYS,
  DETAIL_LIMITS,
  DOCUMENT_KIND_LABELS,
  DOCUMENT_KINDS,
  DOMINANT_SIDE_LABELS,
  DOMINANT_SIDES,
  guardianStateOf,
  WALKING_AID_LABELS,
  WALKING_AIDS,
} from '@/contract/patientDetails';
import type { PatientDetails } from '@/contract/patientAnswers';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { ageInYears, todayOfPractice } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/card/Card';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { FormGrid, FormStack, FormWide } from '@/shared/ui/form-layout/FormLayout';
import { FormikNumberField, FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikDateField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import type { PatientValues } from '../patientValues';
import { NoAppointmentMailsField } from './PatientContactForm';
import { TagsField } from './TagsField';

type Detail = keyof PatientDetails;

const isFilled = (value: PatientDetails[Detail]) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && value !== false;

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

interface LineProps {
  name: Detail;
  label: string;
  type?: 'tel' | 'email';
  help?: string;
}

/** Text field of a detail; people's data is never filled in by the browser. */
function Line({ name, label, type, help }: LineProps) {
  return <FormikTextField name={`details.${name}`} label={label} type={type ?? 'text'} help={help} />;
}

interface SectionProps {
  title: string;
  fields: readonly Detail[];
  /** Opens the section until somebody closes it. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** A collapsed group of details. It says how many are noted, and opens where one of them is refused. */
function Section({ title, fields, isNeeded = false, children }: SectionProps) {
  const { values, errors, submitCount } = useFormikContext<PatientValues>();
  const [chosen, setChosen] = useState<boolean>();
  const isRefused = submitCount > 0 && fields.some((field) => getIn(errors, `details.${field}`));
  const filled = fields.filter((field) => isFilled(values.details[field])).length;
  return (
    <Disclosure
      summary={filled > 0 ? `${title} (${filled})` : title}
      open={isRefused || (chosen ?? isNeeded)}
      onToggle={setChosen}
    >
      <FormGrid>{children}</FormGrid>
    </Disclosure>
  );
}

function IdentitySection() {
  return (
    <Section
      title="Identificación y contacto"
      fields={[
        ...(['documentNumber', 'secondPhone', 'postalCode', 'town', 'preferredContact'] as const),
        ...(['noAppointmentMails', 'tags'] as const),
      ]}
    >
      <FormikSelectField
        name="details.documentKind"
        label="Documento"
        placeholder="NIF o NIE"
        options={optionsOf(DOCUMENT_KINDS, DOCUMENT_KIND_LABELS)}
      />
      <Line name="documentNumber" label="Número de documento" />
      <Line name="secondPhone" label="Segundo teléfono" type="tel" />
      <FormikSelectField
        name="details.preferredContact"
        label="Contacto preferido"
        placeholder="Sin especificar"
        options={optionsOf(CONTACT_WAYS, CONTACT_WAY_LABELS)}
      />
      <Line name="postalCode" label="Código postal" />
      <Line name="town" label="Población" />
      <FormWide>
        <NoAppointmentMailsField name="details.noAppointmentMails" />
      </FormWide>
      <FormWide>
        <TagsField name="details.tags" label="Etiquetas" />
      </FormWide>
    </Section>
  );
}

function OriginSection() {
  return (
    <Section title="Aseguradora y procedencia" fields={['insurer', 'policyNumber', 'referredBy']}>
      <Line name="insurer" label="Aseguradora" />
      <Line name="policyNumber" label="Número de póliza" />
      <FormWide>
        <Line name="referredBy" label="Enviado por" />
      </FormWide>
    </Section>
  );
}

function BodySection() {
  return (
    <Section
      title="Actividad y medidas"
      fields={['occupation', 'sport', 'dominantSide', 'walkingAid', 'height', 'weight', 'measuredOn']}
    >
      <Line name="occupation" label="Profesión" />
      <Line name="sport" label="Deporte" />
      <FormikSelectField
        name="details.dominantSide"
        label="Lado dominante"
        placeholder="Sin especificar"
        options={optionsOf(DOMINANT_SIDES, DOMINANT_SIDE_LABELS)}
      />
      <FormikSelectField
        name="details.walkingAid"
        label="Ayuda para caminar"
        placeholder="Ninguna"
        options={optionsOf(WALKING_AIDS, WALKING_AID_LABELS)}
      />
      <FormikNumberField
        name="details.height"
        label="Talla"
        unit="cm"
        min={DETAIL_LIMITS.heightMin}
        max={DETAIL_LIMITS.heightMax}
      />
      <FormikNumberField
        name="details.weight"
        label="Peso"
        unit="kg"
        step={0.1}
        min={DETAIL_LIMITS.weightMin}
        max={DETAIL_LIMITS.weightMax}
      />
      <FormikDateField name="details.measuredOn" label="Fecha de las medidas" max={todayOfPractice()} />
    </Section>
  );
}

const GUARDIAN = [
  'guardianName',
  'guardianTaxId',
  'guardianRelation',
  'guardianPhone',
  'guardianEmail',
] as const satisfies readonly Detail[];

/**
 * Open for a minor, and while anything of a guardian is noted: what is refused must be seen. Closed for everybody else: an
 * adult may be represented, and who has no birthday noted may be a child.
 */
function GuardianSection({ hadGuardian }: { hadGuardian: boolean }) {
  const { values } = useFormikContext<PatientValues>();
  const state = guardianStateOf(
    ageInYears(values.dateOfBirth),
    hadGuardian || GUARDIAN.some((field) => isFilled(values.details[field])),
  );
  return (
    <Section title="Tutor o tutora" isNeeded={state !== 'NONE'} fields={GUARDIAN}>
      {state === 'OUTGROWN' && (
        <FormWide>
          <InlineAlert>{PATIENT_MESSAGES.guardianOutgrown}</InlineAlert>
        </FormWide>
      )}
      <Line name="guardianName" label="Nombre del tutor o tutora" />
      <Line name="guardianRelation" label="Relación con el paciente" />
      <Line name="guardianTaxId" label="NIF o pasaporte del tutor o tutora" />
      <Line
        name="guardianPhone"
        label="Teléfono del tutor o tutora"
        type="tel"
        help={PATIENT_MESSAGES.guardianPhoneHelp}
      />
      <Line
        name="guardianEmail"
        label="Correo del tutor o tutora"
        type="email"
        help={PATIENT_MESSAGES.guardianEmailHelp}
      />
    </Section>
  );
}

export interface PatientDetailFieldsProps {
  /** Whether the record has a guardian, who may be removed here even of an adult. */
  hadGuardian: boolean;
}

/** Further details of a patient, collapsed until they are wanted. Inside the patient's Formik form. */
export function PatientDetailFields({ hadGuardian }: PatientDetailFieldsProps) {
  return (
    <Card title="Más datos" description="Todo es opcional">
      <FormStack>
        <GuardianSection hadGuardian={hadGuardian} />
        <IdentitySection />
        <OriginSection />
        <BodySection />
      </FormStack>
    </Card>
  );
}
