import type { PatientListItem } from '@/contract/patients/entities';
import { foldText } from '@/shared/lib/text';
import type { PatientsState } from './slice';

/** Folded texts of a list, computed once: a keystroke among 10,000 rows only compares. */
const folded = new WeakMap<readonly PatientListItem[], string[]>();

function textsOf(patients: readonly PatientListItem[]): string[] {
  let texts = folded.get(patients);
  if (!texts) {
    texts = patients.map(({ name, email, phone }) =>
      foldText([name, email, phone].filter(Boolean).join(' ')),
    );
    folded.set(patients, texts);
  }
  return texts;
}

/** Patients whose name, e-mail or phone holds every word of the search, and who have the status asked for. */
export function filterPatients(patients: readonly PatientListItem[], { search, status }: PatientsState) {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return status ? patients.filter((patient) => patient.status === status) : patients;
  const texts = textsOf(patients);
  return patients.filter(
    (patient, index) =>
      (!status || patient.status === status) && words.every((word) => texts[index]?.includes(word)),
  );
}
