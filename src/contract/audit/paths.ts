/** Paths of the access log: the practice's for an ADMIN, their own record's for a patient. */
export const AUDIT_PATHS = {
  list: '/api/audit',
  people: '/api/audit/people',
  mine: '/api/audit/mine',
} as const;
