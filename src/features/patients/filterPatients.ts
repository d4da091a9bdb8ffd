import type { PatientListItem } from '@/contract/patientAnswers';
import { taxIdSpellings } from '@/contract/taxId';
import { textSearch } from '@/shared/lib/values';
import type { PatientsState } from './slice';

const patientSearch = textSearch<PatientListItem>(({ name, email, phone, documentNumber }) => [
  name,
  email,
  phone,
  taxIdSpellings(documentNumber),
]);

/** Patients whose name, e-mail, phone or document holds every word of the search, and who have the status asked for. */
export function filterPatients(
  patients: readonly PatientListItem[],
  { search, status }: Pick<PatientsState, 'search' | 'status'>,
) {
  const matches = patientSearch(search);
  return patients.filter((patient) => (!status || patient.status === status) && matches(patient));
}
