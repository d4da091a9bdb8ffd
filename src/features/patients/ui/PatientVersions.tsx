import type { Patient, PatientTexts } from '@/contract/patientAnswers';
import { type VersionPart, VersionHistory } from '@/shared/ui/version-history/VersionHistory';
import { useLazyListPatientVersionsQuery } from '../api';

const partsOf = ({ medicalHistory, allergies, medications, notes }: PatientTexts): VersionPart[] => [
  { label: 'Historial médico', text: medicalHistory ?? '' },
  { label: 'Alergias', text: allergies ?? '' },
  { label: 'Medicamentos', text: medications ?? '' },
  { label: 'Notas', text: notes ?? '' },
];

export interface PatientVersionsProps {
  patient: Patient;
  corrected: NonNullable<Patient['corrected']>;
}

/** What the clinical texts of a record said before they were overwritten. */
export function PatientVersions({ patient, corrected }: PatientVersionsProps) {
  const [load, query] = useLazyListPatientVersionsQuery();
  return (
    <VersionHistory
      verb="Modificada"
      correctedAt={corrected.at}
      authorName={corrected.by}
      namesReplacer
      current={patient}
      partsOf={partsOf}
      query={query}
      onLoad={() => void load(patient.id)}
    />
  );
}
