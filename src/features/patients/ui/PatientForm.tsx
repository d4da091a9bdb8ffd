import { Formik } from 'formik';
import { useState } from 'react';
import type { Patient } from '@/contract/patientAnswers';
import {
  GENDER_LABELS,
  GENDERS,
  PATIENT_MESSAGES,
  PATIENT_STATUS_LABELS,
  PATIENT_STATUSES,
} from '@/contract/patients';
import { patientBodySchemaOn } from '@/contract/patientSchemas';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { PATIENT_EDIT } from '@/contract/mergeFields';
import { useCapability } from '@/shared/capabilities';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { todayOfPractice } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { useSubmit } from '@/shared/useSubmit';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { FormActions, FormGrid, FormStack, FormWide } from '@/shared/ui/form-layout/FormLayout';
import { FormikSelectField, FormikTextAreaField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormikDateField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { useCreatePatientMutation, useUpdatePatientMutation } from '../api';
import { PATIENT_EDIT_FIELDS, initialValues, toInput, type PatientValues } from '../patientValues';
import { useDuplicateCheck, DuplicatesDialog } from './DuplicatesDialog';
import { PatientDetailFields } from './PatientDetailFields';

export interface PatientFormProps {
  /** The patient to edit; without it the form creates one. */
  patient?: Patient;
  /** The saved patient. Its id is empty if the backend's answer has none. */
  onSaved: (saved: Patient) => void;
  onCancel: () => void;
}

function PatientFields() {
  return (
    <>
      <Card title="Información básica">
        <FormGrid>
          <FormikTextField name="name" label="Nombre completo" required />
          <FormikTextField name="email" label="Correo electrónico" type="email" />
          <FormikTextField name="phone" label="Teléfono" type="tel" />
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
            <FormikTextField name="address" label="Dirección" />
          </FormWide>
        </FormGrid>
      </Card>
      <Card title="Contacto de emergencia">
        <FormGrid>
          <FormikTextField name="emergencyContact" label="Nombre del contacto" />
          <FormikTextField name="emergencyPhone" label="Teléfono de emergencia" type="tel" />
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

/**
 * Create and edit form in three sections: basic, emergency contact, medical. Where the server knows them, further
 * details follow, collapsed.
 */
export function PatientForm({ patient, onSaved, onCancel }: PatientFormProps) {
  const [pristine] = useState(() => initialValues(patient));
  const [schema] = useState(() => patientBodySchemaOn(todayOfPractice()));
  const draft = useDraft(`patient:${patient?.id ?? 'new'}`, pristine);
  const knowsDetails = useCapability('patientDetails') ?? false;
  const duplicates = useDuplicateCheck();
  const [create] = useCreatePatientMutation();
  const [update] = useUpdatePatientMutation();
  const edits = useEdits(patient && toInput(draft.read ?? pristine, knowsDetails), PATIENT_EDIT);
  const { submit } = useSubmit(
    (values: PatientValues) => {
      const input = toInput(values, knowsDetails);
      return patient ? update({ id: patient.id, changes: edits.bodyOf(input) }) : create(input);
    },
    {
      success: patient ? PATIENT_MESSAGES.updated : PATIENT_MESSAGES.created,
      failure: PATIENT_MESSAGES.saveFailed,
      onDone: (saved) => {
        draft.drop();
        onSaved(saved);
      },
      onFailed: edits.meets,
    },
  );
  return (
    <Formik
      initialValues={draft.found ?? pristine}
      validationSchema={schema}
      onSubmit={async (values: PatientValues, form) => {
        const isHeld = !patient && (await duplicates.hold({ ...values, ...values.details }, form.submitForm));
        return !isHeld && submit(values, form);
      }}
    >
      <FormikForm closes label={patient ? 'Editar paciente' : 'Nuevo paciente'}>
        <DraftKeeper draft={draft} pristine={pristine} />
        <ChangedMeanwhile edits={edits} fields={PATIENT_EDIT_FIELDS} />
        <PatientFields />
        {knowsDetails && <PatientDetailFields hadGuardian={Boolean(pristine.details.guardianName)} />}
        <FormActions>
          <DraftCancelButton draft={draft} pristine={pristine} onLeave={onCancel} />
          <FormikSubmit>{patient ? 'Actualizar paciente' : 'Crear paciente'}</FormikSubmit>
        </FormActions>
        {duplicates.found && (
          <DuplicatesDialog
            found={duplicates.found}
            onCreate={duplicates.createAnyway}
            onClose={duplicates.close}
            renderChoice={({ id }) => (
              <ButtonLink to={ROUTES.patient(id)} size="sm">
                Abrir esta ficha
              </ButtonLink>
            )}
          />
        )}
      </FormikForm>
    </Formik>
  );
}
