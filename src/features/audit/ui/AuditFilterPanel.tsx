import type { ReactNode } from 'react';
import type { AuditPerson } from '@/contract/auditSchemas';
import { AUDIT_ACTION_LABELS, AUDIT_ACTIONS, AUDIT_OUTCOME_LABELS, AUDIT_OUTCOMES } from '@/contract/audit';
import { ROLE_LABELS } from '@/contract/common/roles';
import type { Failure } from '@/shared/api/errors';
import { ComboBoxField } from '@/shared/ui/combo-box-field/ComboBoxField';
import { useWholeDate } from '@/shared/ui/date-field/DateField';
import { DatePickerField } from '@/shared/ui/date-picker-field/DatePickerField';
import { FilterPanel } from '@/shared/ui/filter-panel/FilterPanel';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import type { AuditFilters } from '../api';

export interface AuditFilterPanelProps {
  open: boolean;
  filters: AuditFilters;
  people: readonly AuditPerson[];
  /** Why the people could not be loaded. */
  peopleFailure?: Failure | null;
  /** Patient choice, provided by the patients domain. */
  renderPatientFilter: (props: { value: string; onChange: (id: string) => void }) => ReactNode;
  onChange: (changes: Partial<AuditFilters>) => void;
  onClear: () => void;
}

/** Filters by patient, user, action, result and days. */
export function AuditFilterPanel({
  open,
  filters,
  people,
  peopleFailure,
  renderPatientFilter,
  onChange,
  onClear,
}: AuditFilterPanelProps) {
  const first = useWholeDate(filters.from, (from) => onChange({ from }));
  const last = useWholeDate(filters.to, (to) => onChange({ to }));
  return (
    <FilterPanel open={open} activeCount={Object.values(filters).filter(Boolean).length} onClear={onClear}>
      {renderPatientFilter({
        value: filters.patientId,
        onChange: (patientId) => onChange({ patientId }),
      })}
      <ComboBoxField
        label="Persona"
        placeholder="Todas las personas"
        emptyText="No se encontraron personas"
        options={people.map(({ id, name, role }) => ({
          value: id,
          label: name,
          description: ROLE_LABELS[role],
        }))}
        failure={peopleFailure}
        value={filters.actorId}
        onChange={(actorId) => onChange({ actorId })}
      />
      <NativeSelectField
        label="Acción"
        placeholder="Todas las acciones"
        options={AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_ACTION_LABELS[value] }))}
        value={filters.action}
        onChange={(action) => onChange({ action })}
      />
      <NativeSelectField
        label="Resultado"
        placeholder="Todos los resultados"
        options={AUDIT_OUTCOMES.map((value) => ({ value, label: AUDIT_OUTCOME_LABELS[value] }))}
        value={filters.outcome}
        onChange={(outcome) => onChange({ outcome })}
      />
      <DatePickerField label="Desde el día" max={filters.to || undefined} {...first} />
      <DatePickerField label="Hasta el día" min={filters.from || undefined} {...last} />
    </FilterPanel>
  );
}
