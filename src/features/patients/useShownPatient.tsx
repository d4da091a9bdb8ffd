import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Patient } from '@/contract/patients/entities';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { errorText, isApiError } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts';
import { ButtonLink } from '@/shared/ui/button';
import { NotFound } from '@/shared/ui/not-found';
import { useGetPatientQuery } from './api';

/**
 * The patient of a screen. After a 404, `notFound` is the screen to show instead. Any other failure shows a
 * toast and returns to the list. If both are empty, the patient is still loading.
 */
export function useShownPatient(id: string): { patient: Patient | undefined; notFound: ReactNode } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { currentData: patient, error } = useGetPatientQuery(id);
  const missing = isApiError(error) && error.status === 404;

  useEffect(() => {
    if (!error || missing || patient) return;
    dispatch(toastRequested({ message: errorText(error, PATIENT_MESSAGES.loadFailed), variant: 'error' }));
    navigate(ROUTES.patients, { replace: true });
  }, [error, missing, patient, dispatch, navigate]);

  const notFound = missing && (
    <NotFound
      title={PATIENT_MESSAGES.notFound}
      text="Puede que se haya eliminado."
      action={<ButtonLink to={ROUTES.patients}>Volver a pacientes</ButtonLink>}
    />
  );
  return { patient, notFound };
}
