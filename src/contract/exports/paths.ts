/** Lists as files. Only our server has them, under the capability `listFiles`. */
export const EXPORT_PATHS = {
  patients: '/api/exports/patients',
  appointments: '/api/exports/appointments',
} as const;
