import { useMemo } from 'react';
import type { PatientListItem } from '@/contract/patientAnswers';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { failureOf } from '@/shared/api/errors';
import { ComboBoxField } from '@/shared/ui/combo-box-field/ComboBoxField';
import { bindField } from '@/shared/ui/formik/FormikFields';
import { useBookablePatients } from '../api';
import { patientOptions } from '../patientOptions';

const FormikComboBoxField = bindField(ComboBoxField, '');

export interface PatientSelectFieldProps {
  /** Formik field that holds the patient's id. */
  name: string;
  label?: string;
  disabled?: boolean;
  /** Whom to offer; everybody without it. The same function at every render. */
  offers?: (patient: PatientListItem) => boolean;
  /** To give an appointment, for which administration chooses among the practice's patients. */
  forAgenda?: boolean;
}

/**
 * Combobox over the therapist's patients, bound to Formik.
 */
export function PatientSelectField({
  name,
  label = 'Paciente',
  disabled,
  offers,
  forAgenda = false,
}: PatientSelectFieldProps) {
  const patients = useBookablePatients(forAgenda);
  const { data, isLoading } = patients;
  const options = useMemo(() => patientOptions((data ?? []).filter(offers ?? Boolean)), [data, offers]);
  return (
    <FormikComboBoxField
      name={name}
      label={label}
      required
      disabled={disabled}
      options={options}
      loading={isLoading}
      failure={failureOf({ ...patients, text: PATIENT_MESSAGES.listFailed })}
      placeholder="Busca por nombre..."
      emptyText="No se encontraron pacientes"
    />
  );
}
