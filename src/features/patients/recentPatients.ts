import type { PatientListItem } from '@/contract/patientAnswers';

/** The `count` most recently registered patients, newest first, whatever the backend's order. */
export function recentPatients(patients: readonly PatientListItem[], count: number): PatientListItem[] {
  return [...patients].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, count);
}
