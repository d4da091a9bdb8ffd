import { searchable } from '@/contract/common/text';
import type { PatientListItem } from '@/contract/patientAnswers';
import { taxIdSpellings } from '@/contract/taxId';
import { formatDate } from '@/shared/lib/dates';

/** What finds a patient besides the name: e-mail, telephones and document. */
export const foundBy = (patient: PatientListItem): string[] =>
  [
    patient.email,
    patient.phone,
    patient.secondPhone,
    patient.guardianPhone,
    taxIdSpellings(patient.documentNumber),
  ].filter((text): text is string => Boolean(text));

/**
 * Says of a patient of the list the day of birth, if another one has the same name. It tells a father from a son with the
 * same telephone. Undefined for everybody else, and where it is not known.
 */
export function birthOfNamesakes(patients: readonly PatientListItem[]) {
  const firstOf = new Map<string, string>();
  const namesakes = new Set<string>();
  for (const { id, name } of patients) {
    const key = searchable([name]);
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, id);
    else namesakes.add(first).add(id);
  }
  return ({ id, dateOfBirth }: PatientListItem): string | undefined =>
    dateOfBirth && namesakes.has(id) ? formatDate(dateOfBirth) : undefined;
}
