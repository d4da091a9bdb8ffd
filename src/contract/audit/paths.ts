/** Paths of the access log: the whole practice's for an ADMIN, and that of their own record for a patient. */
export const AUDIT_PATHS = {
  list: '/api/audit',
  people: '/api/audit/people',
  mine: '/api/audit/mine',
} as const;
