import type { PatientListItem } from '@/contract/patients/entities';
import { foldText } from '@/shared/lib/text';
import type { PatientsState } from './slice';

/** Folded text of a row, computed once: a keystroke among 10,000 rows only compares. */
const folded = new WeakMap<PatientListItem, string>();

function textOfPatient(patient: PatientListItem): string {
  let text = folded.get(patient);
  if (text === undefined) {
    text = foldText([patient.name, patient.email, patient.phone].filter(Boolean).join(' '));
    folded.set(patient, text);
  }
  return text;
}

/** Patients whose name, e-mail or phone holds every word of the search, and who have the status asked for. */
export function filterPatients(patients: readonly PatientListItem[], { search, status }: PatientsState) {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return patients.filter(
    (patient) =>
      (!status || patient.status === status) &&
      (words.length === 0 || words.every((word) => textOfPatient(patient).includes(word))),
  );
}
