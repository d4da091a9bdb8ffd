import type { PatientListItem } from '@/contract/patients/entities';

/** The `count` patients registered last, newest first; the backend's own order is not relied on. */
export function recentPatients(patients: readonly PatientListItem[], count: number): PatientListItem[] {
  return [...patients].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, count);
}
