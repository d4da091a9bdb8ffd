import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointments/entities';
import { DeleteAppointmentDialog, PatientAppointments } from '@/features/appointments';
import { useChatStart } from '@/features/chat';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import type { SectionProps } from './EvaluationsSection';

/** Tab 'Citas' of a patient. */
export function AppointmentsSection({ patientId }: SectionProps) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<Appointment | null>(null);
  const { start } = useChatStart(useCallback((id: string) => navigate(ROUTES.conversation(id)), [navigate]));
  const onMessage = useCallback(() => void start(patientId), [start, patientId]);
  return (
    <>
      <PatientAppointments
        patientId={patientId}
        newAppointment={
          <ButtonLink to={ROUTES.newPatientAppointment(patientId)} variant="primary">
            Crear primera cita
          </ButtonLink>
        }
        onDelete={setDeleting}
        onMessage={onMessage}
      />
      <DeleteAppointmentDialog appointment={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}
