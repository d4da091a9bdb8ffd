import { phoneDigits } from '@/contract/common/phone';
import type { PatientListItem } from '@/contract/patients/entities';
import { textSearch } from '@/shared/lib/text';
import type { PatientsState } from './slice';

const patientSearch = textSearch<PatientListItem>(({ name, email, phone }) => [
  name,
  email,
  phone,
  phoneDigits(phone),
]);

/** Patients with the given status whose name, e-mail or phone contains every word of the search. */
export function filterPatients(patients: readonly PatientListItem[], { search, status }: PatientsState) {
  const matches = patientSearch(search);
  return patients.filter((patient) => (!status || patient.status === status) && matches(patient));
}
