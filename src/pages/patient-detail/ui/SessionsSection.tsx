import { PatientSessions } from '@/features/sessions';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import type { SectionProps } from './EvaluationsSection';

/** Tab 'Sesiones' of a patient. */
export function SessionsSection({ patientId }: SectionProps) {
  return (
    <PatientSessions
      patientId={patientId}
      newSession={
        <ButtonLink to={ROUTES.newPatientSession(patientId)} variant="primary">
          Registrar primera sesión
        </ButtonLink>
      }
    />
  );
}
