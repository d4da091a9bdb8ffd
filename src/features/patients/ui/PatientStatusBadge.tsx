import { PATIENT_STATUS_LABELS, type PatientStatus } from '@/contract/patients';
import { Badge } from '@/shared/ui/badge/Badge';

const TONES = { ACTIVE: 'success', INACTIVE: 'neutral', DISCHARGED: 'info' } as const;

/** Status of a patient as a badge. */
export function PatientStatusBadge({ status }: { status: PatientStatus }) {
  return <Badge tone={TONES[status]}>{PATIENT_STATUS_LABELS[status]}</Badge>;
}
