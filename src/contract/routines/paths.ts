export const ROUTINE_PATHS = {
  list: '/api/routines',
  one: (id: string) => `/api/routines/${encodeURIComponent(id)}`,
  frequencies: '/api/routines/frequencies/list',
  mine: '/api/routines/my-routines',
  ofPatient: (patientId: string) => `/api/routines/patient/${encodeURIComponent(patientId)}`,
} as const;
