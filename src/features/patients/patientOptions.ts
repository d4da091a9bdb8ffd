import { formatPhone } from '@/contract/common/text';
import type { PatientListItem } from '@/contract/patientAnswers';
import { birthOfNamesakes, foundBy } from './finding';

/**
 * Patients as a combobox offers them: e-mail or telephone, and of equal names the day of birth, tell them apart. E-mail, all
 * telephones and NIF find one.
 */
export function patientOptions(patients: readonly PatientListItem[]) {
  const birthOf = birthOfNamesakes(patients);
  return patients.map((patient) => {
    const { id, name, email, phone } = patient;
    const contact = email ?? (phone ? formatPhone(phone) : undefined);
    return {
      value: id,
      label: name,
      description: [birthOf(patient), contact].filter(Boolean).join(' · ') || undefined,
      keywords: foundBy(patient).join('\n'),
    };
  });
}
