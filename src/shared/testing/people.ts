import type { User } from '@/contract/authAnswers';
import type { Role } from '@/contract/common/roles';

/** One user of each role, for tests and stories. */
export const THERAPIST: User = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Ana Ruiz Soler',
  email: 'ana@clinica.es',
  role: 'THERAPIST',
  phone: '600 111 222',
};

export const PATIENT: User = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Manuel Ortega Gil',
  email: 'manuel@correo.es',
  role: 'PATIENT',
  phone: '600 333 444',
};

export const ADMIN: User = {
  id: '33333333-3333-4333-8333-333333333333',
  name: 'Elena Vidal Prats',
  email: 'elena@clinica.es',
  role: 'ADMIN',
  phone: null,
};

export const PEOPLE: Record<Role, User> = { THERAPIST, PATIENT, ADMIN };

/** Who may look at a story: a user of each role, and a therapist who is administration too. */
export type Viewer = Role | 'OWNER';
export const VIEWERS: Record<Viewer, User> = { ...PEOPLE, OWNER: { ...THERAPIST, alsoAdmin: true } };
