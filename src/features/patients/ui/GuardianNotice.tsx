import { Link } from 'react-router-dom';
import type { Patient } from '@/contract/patientAnswers';
import { guardianStateOf } from '@/contract/patientDetails';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { ageInYears } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';

/**
 * Reminds of a minor without a guardian, and of a guardian whose charge has come of age. Nothing on a backend that
 * keeps no guardians.
 */
export function GuardianNotice({ patient }: { patient: Patient }) {
  if (patient.details === undefined) return null;
  const state = guardianStateOf(ageInYears(patient.dateOfBirth), Boolean(patient.details?.guardianName));
  if (state !== 'MISSING' && state !== 'OUTGROWN') return null;
  return (
    <InlineAlert action={<Link to={ROUTES.editPatient(patient.id)}>Editar la ficha</Link>}>
      {state === 'MISSING' ? PATIENT_MESSAGES.guardianMissing : PATIENT_MESSAGES.guardianOutgrown}
    </InlineAlert>
  );
}
