/** Imports of patients. Only our server has them, under the capability `imports`. */
export const IMPORT_PATHS = {
  list: '/api/imports',
  check: '/api/imports/check',
  one: (id: string) => `/api/imports/${encodeURIComponent(id)}`,
  rows: (id: string) => `/api/imports/${encodeURIComponent(id)}/rows`,
  finished: (id: string) => `/api/imports/${encodeURIComponent(id)}/finished`,
} as const;
