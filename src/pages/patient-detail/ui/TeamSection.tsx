import { useNavigate } from 'react-router-dom';
import { PatientTeamCard } from '@/features/care';
import { useListTherapistsQuery } from '@/features/team';
import { ROUTES } from '@/shared/routes';
import type { SectionProps } from './sectionProps';

/** Who attends the patient. Who hands them over, or leaves, no longer sees the record. */
export function TeamSection({ patientId }: SectionProps) {
  const navigate = useNavigate();
  const { currentData: therapists } = useListTherapistsQuery();
  return (
    <PatientTeamCard
      patientId={patientId}
      therapists={therapists}
      onLeft={() => navigate(ROUTES.patients, { replace: true })}
    />
  );
}
