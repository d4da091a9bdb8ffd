import { useField } from 'formik';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';
import { AlertBanner } from './AlertBanner';

/**
 * Alerts of the patient whom a field of the surrounding Formik form names. Nothing for an administrator, who may not
 * read them.
 */
export function FormAlertBanner({ name }: { name: string }) {
  const [{ value }] = useField<string | null | undefined>(name);
  const isTherapist = useAppSelector(selectUser)?.role === 'THERAPIST';
  return isTherapist && <AlertBanner patientId={value ?? ''} />;
}
