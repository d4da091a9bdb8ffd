import type { ReactNode } from 'react';
import { PATIENT_STATUS_LABELS, PATIENT_STATUSES, type PatientStatus } from '@/contract/patients';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import { Toolbar } from '@/shared/ui/toolbar/Toolbar';

export interface PatientFiltersProps {
  search: string;
  status: PatientStatus | '';
  /** Whether the list holds NIF or passports. */
  findsDocuments?: boolean;
  onSearchChange: (search: string) => void;
  /** Without it there is no choice of status: the desk is not told of it. */
  onStatusChange?: ((status: PatientStatus | '') => void) | undefined;
  /** What leads to patients whom the list does not hold. */
  actions?: ReactNode;
}

const OPTIONS = PATIENT_STATUSES.map((value) => ({ value, label: PATIENT_STATUS_LABELS[value] }));

/** Search box and status filter of the patient list. */
export function PatientFilters({
  search,
  status,
  findsDocuments = false,
  onSearchChange,
  onStatusChange,
  actions,
}: PatientFiltersProps) {
  return (
    <Toolbar
      label="Filtros de pacientes"
      search={
        <SearchField
          label="Buscar pacientes"
          placeholder={`Buscar por nombre, correo${findsDocuments ? ', teléfono o NIF' : ' o teléfono'}...`}
          value={search}
          onChange={onSearchChange}
        />
      }
      filters={
        onStatusChange && (
          <NativeSelectField
            label="Estado"
            labelHidden
            placeholder="Todos los estados"
            value={status}
            onChange={onStatusChange}
            options={OPTIONS}
          />
        )
      }
      actions={actions}
    />
  );
}
