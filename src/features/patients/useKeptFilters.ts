import { useCallback } from 'react';
import { PATIENT_STATUSES, type PatientStatus } from '@/contract/patients/enums';
import { type Accepts, useListFilters } from '@/shared/list-filters';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectPatientFilters, statusFilterChosen } from './slice';

const ACCEPTS: Accepts<{ status: string }> = {
  status: (value) => PATIENT_STATUSES.some((status) => status === value),
};

/** Keeps the patient list's status in the address and on this device. The search names people and stays in the state. */
export function useKeptPatientFilters(): void {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectPatientFilters);
  useListFilters({
    screen: 'patients-filters',
    values: { status },
    accepts: ACCEPTS,
    onRestored: useCallback(
      (found: { status: string }) => void dispatch(statusFilterChosen(found.status as PatientStatus | '')),
      [dispatch],
    ),
  });
}
