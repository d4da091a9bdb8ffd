/** Imports of appointments. Only our server has them, under the capability `appointmentImports`. */
export const APPOINTMENT_IMPORT_PATHS = {
  list: '/api/appointment-imports',
  check: '/api/appointment-imports/check',
  one: (id: string) => `/api/appointment-imports/${encodeURIComponent(id)}`,
} as const;
