import { useMemo } from 'react';
import { PATIENT_MESSAGES } from '@/contract/patients';
import type { PatientFilterProps } from '@/features/appointments';
import { patientOptions, useBookablePatients } from '@/features/patients';
import { failureOf } from '@/shared/api/errors';
import { ComboBoxField } from '@/shared/ui/combo-box-field/ComboBoxField';

/** Patient choice of the agenda's filter panel. */
export function PatientFilter({ value, onChange }: PatientFilterProps) {
  const patients = useBookablePatients();
  const { currentData, isLoading } = patients;
  const options = useMemo(() => patientOptions(currentData ?? []), [currentData]);
  return (
    <ComboBoxField
      label="Paciente"
      placeholder="Todos los pacientes"
      emptyText="No se encontraron pacientes"
      options={options}
      loading={isLoading}
      failure={failureOf({ ...patients, text: PATIENT_MESSAGES.listFailed })}
      value={value}
      onChange={onChange}
    />
  );
}
