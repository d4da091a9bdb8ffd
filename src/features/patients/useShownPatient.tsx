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
import { patientOpened } from './slice';

/**
 * The patient that a screen is about. A 404 gives the 'Paciente no encontrado' screen to show instead; any other
 * failure toasts and goes back to the list. Neither: still loading. The list shows the patient's row on return.
 */
export function useShownPatient(id: string): { patient: Patient | undefined; notFound: ReactNode } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { currentData: patient, error } = useGetPatientQuery(id);
  const missing = isApiError(error) && error.status === 404;

  useEffect(() => void dispatch(patientOpened({ id })), [dispatch, id]);
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
