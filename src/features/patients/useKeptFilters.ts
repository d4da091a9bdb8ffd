import { useCallback } from 'react';
import { PATIENT_STATUSES, type PatientStatus } from '@/contract/patients/enums';
import { type Accepts, useListFilters } from '@/shared/list-filters';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { isPatientOrder, type PatientOrder } from './orderPatients';
import { orderChosen, selectPatientFilters, statusFilterChosen } from './slice';

interface Kept {
  status: string;
  order: string;
  [name: string]: string;
}

const ACCEPTS: Accepts<Kept> = {
  status: (value) => PATIENT_STATUSES.some((status) => status === value),
  order: isPatientOrder,
};

/** Keeps the patient list's status and order in the address and on this device. The search names people and stays in the state. */
export function useKeptPatientFilters(): void {
  const dispatch = useAppDispatch();
  const { status, order } = useAppSelector(selectPatientFilters);
  useListFilters({
    screen: 'patients-filters',
    values: { status, order },
    accepts: ACCEPTS,
    onRestored: useCallback(
      (found: Kept) => {
        dispatch(statusFilterChosen(found.status as PatientStatus | ''));
        dispatch(orderChosen(found.order as PatientOrder | ''));
      },
      [dispatch],
    ),
  });
}
