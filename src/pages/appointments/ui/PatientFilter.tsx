import { useMemo } from 'react';
import type { PatientFilterProps } from '@/features/appointments';
import { useBookablePatients } from '@/features/patients';
import { ComboBoxField } from '@/shared/ui/combo-box-field/ComboBoxField';

/** Patient choice of the agenda's filter panel. */
export function PatientFilter({ value, onChange }: PatientFilterProps) {
  const { currentData, isLoading } = useBookablePatients();
  const options = useMemo(
    () => (currentData ?? []).map(({ id, name }) => ({ value: id, label: name })),
    [currentData],
  );
  return (
    <ComboBoxField
      label="Paciente"
      placeholder="Todos los pacientes"
      emptyText="No se encontraron pacientes"
      options={options}
      loading={isLoading}
      value={value}
      onChange={onChange}
    />
  );
}
