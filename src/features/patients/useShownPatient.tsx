import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { MERGE_MESSAGES } from '@/contract/merges';
import type { Patient } from '@/contract/patientAnswers';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { errorText, isApiError } from '@/shared/api/errors';
import { type KEEP_FRESH } from '@/shared/freshness';
import { isObject } from '@/shared/lib/values';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts/slice';
import { ButtonLink } from '@/shared/ui/button/Button';
import { NotFound } from '@/shared/ui/not-found/NotFound';
import { useGetPatientContactQuery, useGetPatientQuery } from './api';
import { patientOpened } from './slice';

/** Id of the record into which an absent one was merged; null if it was not, or if that is not told. */
function survivorOf(error: unknown): string | null {
  const details = isApiError(error) && isObject(error.details) ? error.details : {};
  return typeof details.mergedInto === 'string' ? details.mergedInto : null;
}

/** Leads from the address of a merged record to the same place of the one that stays. */
function ToSurvivor({ id, survivorId }: { id: string; survivorId: string }) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  useEffect(
    () => void dispatch(toastRequested({ message: MERGE_MESSAGES.ledToSurvivor, variant: 'info' })),
    [dispatch],
  );
  return <Navigate to={pathname.replace(ROUTES.patient(id), ROUTES.patient(survivorId)) + search} replace />;
}

interface ShownPatient {
  patient: Patient | undefined;
  /** The user reaches no such record, and it was not merged into another one. */
  isMissing: boolean;
  notFound: ReactNode;
}

/**
 * The patient that a screen is about, or with `contact` what administration knows of them. A 404 gives the 'Paciente no
 * encontrado' screen to show instead, or leads on if the record was merged. Any other failure toasts and goes back to the
 * list. Neither: still loading. The list shows the patient's row on return. Pass `KEEP_FRESH` where nothing is edited.
 */
export function useShownPatient(
  id: string,
  { reach = 'record', ...fresh }: { reach?: 'record' | 'contact' } & Partial<typeof KEEP_FRESH> = {},
): ShownPatient {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const record = useGetPatientQuery(id, { ...fresh, skip: reach === 'contact' });
  const contact = useGetPatientContactQuery(id, { ...fresh, skip: reach === 'record' });
  const { currentData: patient, error } = reach === 'contact' ? contact : record;
  const missing = isApiError(error) && error.status === 404;

  useEffect(() => void dispatch(patientOpened({ id })), [dispatch, id]);
  useEffect(() => {
    if (!error || missing || patient) return;
    dispatch(toastRequested({ message: errorText(error, PATIENT_MESSAGES.loadFailed), variant: 'error' }));
    navigate(ROUTES.patients, { replace: true });
  }, [error, missing, patient, dispatch, navigate]);

  const survivorId = survivorOf(error);
  if (missing && survivorId !== null)
    return { patient: undefined, isMissing: false, notFound: <ToSurvivor id={id} survivorId={survivorId} /> };
  const notFound = missing && (
    <NotFound
      title={PATIENT_MESSAGES.notFound}
      text="Puede que se haya eliminado."
      action={<ButtonLink to={ROUTES.patients}>Volver a pacientes</ButtonLink>}
    />
  );
  return { patient, isMissing: missing, notFound };
}
