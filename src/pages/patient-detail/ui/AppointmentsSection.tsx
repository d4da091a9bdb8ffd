import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { DeleteAppointmentDialog, PatientAppointments, useKnownAppointment } from '@/features/appointments';
import { useChatStart } from '@/features/chat';
import { PatientCommunications } from '@/features/communications';
import { useOpening } from '@/shared/openings/useOpening';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import styles from './PatientDetailPage.module.css';
import type { SectionProps } from './sectionProps';

/** Tab 'Citas' of a patient. */
export function AppointmentsSection({ patientId }: SectionProps) {
  const navigate = useNavigate();
  const deletion = useOpening('appointmentDeletion');
  const deleting = useKnownAppointment(deletion);
  const { open: openDeletion } = deletion;
  const askDeletion = useCallback(({ id }: Appointment) => openDeletion(id), [openDeletion]);
  const { start } = useChatStart(useCallback((id: string) => navigate(ROUTES.conversation(id)), [navigate]));
  const onMessage = useCallback(() => void start(patientId), [start, patientId]);
  return (
    <div className={styles.stack}>
      <PatientAppointments
        patientId={patientId}
        newAppointment={
          <ButtonLink to={ROUTES.newPatientAppointment(patientId)} variant="primary">
            Crear primera cita
          </ButtonLink>
        }
        onDelete={askDeletion}
        onMessage={onMessage}
      />
      <PatientCommunications patientId={patientId} />
      <DeleteAppointmentDialog appointment={deleting} onClose={deletion.close} />
    </div>
  );
}
