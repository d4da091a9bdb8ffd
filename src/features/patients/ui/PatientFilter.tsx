import { useMemo } from 'react';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { failureOf } from '@/shared/api/errors';
import { ComboBoxField } from '@/shared/ui/combo-box-field/ComboBoxField';
import { useBookablePatients } from '../api';
import { patientOptions } from '../patientOptions';

/** Patient choice of a filter panel: those of the practice for administration, else their own. */
export function PatientFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
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
