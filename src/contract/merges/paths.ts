/** Paths of the merges of two records. Our server's own; `id` is the record that survives. */
export const MERGE_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/merges`,
  comparison: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/merges/comparison`,
  undo: (id: string) => `/api/record-merges/${encodeURIComponent(id)}/undo`,
} as const;
