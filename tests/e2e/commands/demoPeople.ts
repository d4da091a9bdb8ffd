import type { Role } from '@/contract/common/roles';

/** Password of every account of the demo practice. */
export const DEMO_PASSWORD = 'demo1234';

/** Address of one person of each role in the demo practice. */
export const DEMO_PEOPLE: Readonly<Record<Role, string>> = {
  THERAPIST: 'ana@demo.es',
  PATIENT: 'manuel@demo.es',
  ADMIN: 'elena@demo.es',
};
