import { Formik } from 'formik';
import { useState } from 'react';
import type { Patient } from '@/contract/patients/entities';
import { GENDER_LABELS, GENDERS, PATIENT_STATUS_LABELS, PATIENT_STATUSES } from '@/contract/patients/enums';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { patientBodySchema } from '@/contract/patients/schemas';
import { TEXT_LIMITS } from '@/contract/common/limits';
import { DraftCancelButton, DraftKeeper, useDraft } from '@/shared/drafts';
import { todayOfPractice } from '@/shared/lib/dates';
import { useSubmit } from '@/shared/submit';
import { Card } from '@/shared/ui/card';
import { FormActions, FormGrid, FormStack, FormWide } from '@/shared/ui/form-layout';
import {
  FormikForm,
  FormikSelectField,
  FormikSubmit,
  FormikTextAreaField,
  FormikTextField,
} from '@/shared/ui/formik';
import { FormikDateField } from '@/shared/ui/formik-date-time';
import { useCreatePatientMutation, useUpdatePatientMutation, type PatientInput } from '../api';

export interface PatientFormProps {
  /** The patient to edit; without it the form creates one. */
  patient?: Patient;
  /** The saved patient. Its id is empty if the backend's answer has none. */
  onSaved: (saved: Patient) => void;
  onCancel: () => void;
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

/** Request body. Empty fields are sent as `null`, so that clearing a field clears it on the server. */
function toInput(values: Values): PatientInput {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value.trim() || null]),
  );
  return trimmed as unknown as PatientInput;
}

function PatientFields() {
  return (
    <>
      <Card title="Información básica">
        <FormGrid>
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
          <FormWide>
            <FormikTextField name="address" label="Dirección" autoComplete="off" />
          </FormWide>
        </FormGrid>
      </Card>
      <Card title="Contacto de emergencia">
        <FormGrid>
          <FormikTextField name="emergencyContact" label="Nombre del contacto" autoComplete="off" />
          <FormikTextField
            name="emergencyPhone"
            label="Teléfono de emergencia"
            type="tel"
            autoComplete="off"
          />
        </FormGrid>
      </Card>
      <Card title="Información médica">
        <FormStack>
          <FormikTextAreaField
            name="medicalHistory"
            label="Historial médico"
            limit={TEXT_LIMITS.clinicalText}
          />
          <FormikTextAreaField name="allergies" label="Alergias" limit={TEXT_LIMITS.clinicalText} rows={2} />
          <FormikTextAreaField
            name="medications"
            label="Medicamentos"
            limit={TEXT_LIMITS.clinicalText}
            rows={2}
          />
          <FormikTextAreaField name="notes" label="Notas" limit={TEXT_LIMITS.clinicalText} />
        </FormStack>
      </Card>
    </>
  );
}

/** Create and edit form in three sections: basic, emergency contact, medical. */
export function PatientForm({ patient, onSaved, onCancel }: PatientFormProps) {
  const [pristine] = useState(() => initialValues(patient));
  const draft = useDraft<Values>(`patient:${patient?.id ?? 'new'}`);
  const [create] = useCreatePatientMutation();
  const [update] = useUpdatePatientMutation();
  const { submit } = useSubmit(
    (values: Values) => {
      const input = toInput(values);
      return patient ? update({ id: patient.id, changes: input }) : create(input);
    },
    {
      success: patient ? PATIENT_MESSAGES.updated : PATIENT_MESSAGES.created,
      failure: PATIENT_MESSAGES.saveFailed,
      onDone: (saved) => {
        draft.drop();
        onSaved(saved);
      },
    },
  );
  return (
    <Formik initialValues={draft.found ?? pristine} validationSchema={patientBodySchema} onSubmit={submit}>
      <FormikForm label={patient ? 'Editar paciente' : 'Nuevo paciente'}>
        <DraftKeeper draft={draft} pristine={pristine} />
        <PatientFields />
        <FormActions>
          <DraftCancelButton draft={draft} pristine={pristine} onLeave={onCancel} />
          <FormikSubmit>{patient ? 'Actualizar paciente' : 'Crear paciente'}</FormikSubmit>
        </FormActions>
      </FormikForm>
    </Formik>
  );
}
