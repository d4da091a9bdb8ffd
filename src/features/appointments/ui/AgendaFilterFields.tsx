import type { ReactNode } from 'react';
import { APPOINTMENT_STATUS_LABELS, APPOINTMENT_STATUSES } from '@/contract/appointments';
import { selectUser } from '@/shared/identity/slice';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useWholeDate } from '@/shared/ui/date-field/DateField';
import { DatePickerField } from '@/shared/ui/date-picker-field/DatePickerField';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { filterChanged, selectAgenda } from '../slice';

/** Props of the patient filter. The page fills this slot with a component of the patients domain. */
export interface PatientFilterProps {
  value: string;
  onChange: (patientId: string) => void;
}

export interface AgendaFilterFieldsProps {
  renderPatientFilter: (props: PatientFilterProps) => ReactNode;
}

const STATUSES = APPOINTMENT_STATUSES.map((value) => ({ value, label: APPOINTMENT_STATUS_LABELS[value] }));

const REACHES = [{ value: 'own' as const, label: 'Solo la mía' }];

/** Start and end date, status, patient and, for a therapist who is administration, whose. */
export function AgendaFilterFields({ renderPatientFilter }: AgendaFilterFieldsProps) {
  const dispatch = useAppDispatch();
  const agenda = useAppSelector(selectAgenda);
  const isBoth = useAppSelector(selectUser)?.alsoAdmin === true;
  const start = useWholeDate(agenda.startDate, (startDate) => dispatch(filterChanged({ startDate })));
  const end = useWholeDate(agenda.endDate, (endDate) => dispatch(filterChanged({ endDate })));
  return (
    <>
      <DatePickerField label="Fecha de inicio" max={agenda.endDate || undefined} {...start} />
      <DatePickerField label="Fecha de fin" min={agenda.startDate || undefined} {...end} />
      <NativeSelectField
        label="Estado"
        placeholder="Todos los estados"
        options={STATUSES}
        value={agenda.status}
        onChange={(status) => dispatch(filterChanged({ status }))}
      />
      {renderPatientFilter({
        value: agenda.patientId,
        onChange: (patientId) => dispatch(filterChanged({ patientId })),
      })}
      {isBoth && (
        <NativeSelectField
          label="Agenda"
          placeholder="De toda la consulta"
          options={REACHES}
          value={agenda.reach}
          onChange={(reach) => dispatch(filterChanged({ reach }))}
        />
      )}
    </>
  );
}
