import { useSearchParams } from 'react-router-dom';
import { ROUTES } from '@/shared/routes';

/** Address of a new session of a patient: that of the appointment from which the record was opened, if it was. */
export function useNewSession(patientId: string): string {
  const appointmentId = useSearchParams()[0].get('appointmentId');
  return appointmentId ? ROUTES.sessionOfAppointment(appointmentId) : ROUTES.newPatientSession(patientId);
}
