import { Formik } from 'formik';
import type { ReactNode } from 'react';
import type { Patient } from '@/contract/patients/entities';
import { GENDER_LABELS, GENDERS, PATIENT_STATUS_LABELS, PATIENT_STATUSES } from '@/contract/patients/enums';
import { patientBodySchema } from '@/contract/patients/schemas';
import { TEXT_LIMITS } from '@/contract/common/limits';
import { isApiError } from '@/shared/api';
import { todayOfPractice } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/card';
import {
  FormikForm,
  FormikSelectField,
  FormikSubmit,
  FormikTextAreaField,
  FormikTextField,
} from '@/shared/ui/formik';
import { FormikDateField } from '@/shared/ui/formik-date-time';
import type { PatientInput } from '../api';
import styles from './PatientForm.module.css';

/** Props of the patient form. */
export interface PatientFormProps {
  /** The patient to edit; without it the form creates one. */
  patient?: Patient;
  /** Saves; may reject with the backend's error, whose field texts are shown beside the fields. */
  onSubmit: (input: PatientInput) => Promise<unknown>;
  /** The button that leaves the form. */
  cancel: ReactNode;
}

const FIELDS = [
  'name',
  'email',
  'phone',
  'dateOfBirth',
  'gender',
  'address',
  'emergencyContact',
  'emergencyPhone',
  'medicalHistory',
  'allergies',
  'medications',
  'notes',
  'status',
] as const;

type Values = Record<(typeof FIELDS)[number], string>;

function initialValues(patient: Patient | undefined): Values {
  const values = Object.fromEntries(FIELDS.map((field) => [field, patient?.[field] ?? '']));
  return { ...(values as Values), status: patient?.status ?? 'ACTIVE' };
}

/** Empty fields travel as `null`, so that clearing one clears it on the server too. */
function toInput(values: Values): PatientInput {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value.trim() || null]),
  );
  return trimmed as unknown as PatientInput;
}

/** Create and edit form in three sections: basic, emergency contact, medical (spec §2 Patients). */
export function PatientForm({ patient, onSubmit, cancel }: PatientFormProps) {
  return (
    <Formik
      initialValues={initialValues(patient)}
      validationSchema={patientBodySchema}
      onSubmit={async (values, { setErrors }) => {
        await onSubmit(toInput(values)).catch((error: unknown) => {
          if (isApiError(error) && error.fields) setErrors(error.fields);
        });
      }}
    >
      <FormikForm className={styles.sections} label={patient ? 'Editar paciente' : 'Nuevo paciente'}>
        <Card title="Información básica">
          <div className={styles.grid}>
            <FormikTextField name="name" label="Nombre completo" required autoComplete="off" />
            <FormikTextField name="email" label="Correo electrónico" type="email" autoComplete="off" />
            <FormikTextField name="phone" label="Teléfono" type="tel" autoComplete="off" />
            <FormikDateField name="dateOfBirth" label="Fecha de nacimiento" max={todayOfPractice()} />
            <FormikSelectField
              name="gender"
              label="Género"
              placeholder="Sin especificar"
              options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
            />
            <FormikSelectField
              name="status"
              label="Estado"
              options={PATIENT_STATUSES.map((value) => ({ value, label: PATIENT_STATUS_LABELS[value] }))}
            />
            <div className={styles.wide}>
              <FormikTextField name="address" label="Dirección" autoComplete="off" />
            </div>
          </div>
        </Card>
        <Card title="Contacto de emergencia">
          <div className={styles.grid}>
            <FormikTextField name="emergencyContact" label="Nombre del contacto" autoComplete="off" />
            <FormikTextField
              name="emergencyPhone"
              label="Teléfono de emergencia"
              type="tel"
              autoComplete="off"
            />
          </div>
        </Card>
        <Card title="Información médica">
          <div className={styles.stack}>
            <FormikTextAreaField
              name="medicalHistory"
              label="Historial médico"
              limit={TEXT_LIMITS.clinicalText}
            />
            <FormikTextAreaField
              name="allergies"
              label="Alergias"
              limit={TEXT_LIMITS.clinicalText}
              rows={2}
            />
            <FormikTextAreaField
              name="medications"
              label="Medicamentos"
              limit={TEXT_LIMITS.clinicalText}
              rows={2}
            />
            <FormikTextAreaField name="notes" label="Notas" limit={TEXT_LIMITS.clinicalText} />
          </div>
        </Card>
        <div className={styles.actions}>
          {cancel}
          <FormikSubmit>{patient ? 'Actualizar paciente' : 'Crear paciente'}</FormikSubmit>
        </div>
      </FormikForm>
    </Formik>
  );
}
