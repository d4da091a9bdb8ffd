import { Link } from 'react-router-dom';
import type { CareLabel } from '@/contract/careAnswers';
import { careText } from '@/contract/careRelation';
import type { Patient } from '@/contract/patientAnswers';
import { type GuardianState, guardianStateOf } from '@/contract/patientDetails';
import { PATIENT_STATUS_LABELS, type PatientStatus, PATIENT_MESSAGES } from '@/contract/patients';
import { ageInYears } from '@/shared/lib/dates';
import { leadsBackState, ROUTES } from '@/shared/routes';
import { Badge } from '@/shared/ui/badge/Badge';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';

const TONES = { ACTIVE: 'success', INACTIVE: 'neutral', DISCHARGED: 'info' } as const;

/** Status of a patient as a badge. */
export function PatientStatusBadge({ status }: { status: PatientStatus }) {
  return <Badge tone={TONES[status]}>{PATIENT_STATUS_LABELS[status]}</Badge>;
}

/** Says why somebody sees a patient who is not their own. */
export const CareBadge = ({ care }: { care: CareLabel }) => <Badge tone="info">{careText(care)}</Badge>;

const GUARDIAN_TEXTS: Partial<Record<GuardianState, string>> = {
  MISSING: PATIENT_MESSAGES.guardianMissing,
  CONSENTS: PATIENT_MESSAGES.guardianConsents,
  OUTGROWN: PATIENT_MESSAGES.guardianOutgrown,
};

/**
 * Reminds of a minor without a guardian, and of a guardian whose charge has reached an age at which something changes hands.
 * Nothing on a backend that keeps no guardians.
 */
export function GuardianNotice({ patient }: { patient: Patient }) {
  if (patient.details === undefined) return null;
  const state = guardianStateOf(ageInYears(patient.dateOfBirth), Boolean(patient.details?.guardianName));
  const text = GUARDIAN_TEXTS[state];
  if (!text) return null;
  return (
    <InlineAlert
      action={
        <Link to={ROUTES.editPatient(patient.id)} state={leadsBackState}>
          Editar la ficha
        </Link>
      }
    >
      {text}
    </InlineAlert>
  );
}
