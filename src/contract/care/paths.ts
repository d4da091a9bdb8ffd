/** Only on our server. */
export const CARE_PATHS = {
  team: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/team`,
  collaborators: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/collaborators`,
  removal: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/collaborators/removal`,
  handover: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/handover`,
  /** All patients of a therapist. */
  handoverOfAll: (therapistId: string) => `/api/team/${encodeURIComponent(therapistId)}/handover`,
  covers: '/api/covers',
  endOfCover: (id: string) => `/api/covers/${encodeURIComponent(id)}/end`,
  /** Of the signed-in patient. */
  mine: '/api/my-team',
} as const;
