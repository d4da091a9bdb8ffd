import { useSearchParams } from 'react-router-dom';
import { useVisitOfToday } from '@/features/appointments';
import { ROUTES } from '@/shared/routes';

/**
 * Address of a new session of a patient: that of the appointment from which the record was opened, or else of the user's own
 * visit of today, if there is one.
 */
export function useNewSession(patientId: string): string {
  const { visit } = useVisitOfToday(patientId);
  const appointmentId = useSearchParams()[0].get('appointmentId') ?? visit?.id;
  return appointmentId ? ROUTES.sessionOfAppointment(appointmentId) : ROUTES.newPatientSession(patientId);
}
