import { searchForm } from '@/contract/common/text';
import type { PatientListItem } from '@/contract/patientAnswers';
import { formatDate } from '@/shared/lib/dates';

/**
 * Says of a patient of the list the day of birth, if another one has the same name: it tells father and son apart who
 * have one telephone. Undefined for everybody else, and where it is not known.
 */
export function birthOfNamesakes(patients: readonly PatientListItem[]) {
  const counts = new Map<string, number>();
  for (const { name } of patients) {
    const key = searchForm(name);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return ({ name, dateOfBirth }: PatientListItem): string | undefined =>
    dateOfBirth && (counts.get(searchForm(name)) ?? 0) > 1 ? formatDate(dateOfBirth) : undefined;
}
