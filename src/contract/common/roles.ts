/** Spanish label of each role, shown beside the user's name and in the profile. */
export const ROLE_LABELS = {
  PATIENT: 'Paciente',
  THERAPIST: 'Fisioterapeuta',
  ADMIN: 'Administrador',
} as const;

export const ROLES = ['PATIENT', 'THERAPIST', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** True for THERAPIST and ADMIN. */
export const isTherapistRole = (role: Role | undefined): boolean => role === 'THERAPIST' || role === 'ADMIN';

/** True only for PATIENT. */
export const isPatientRole = (role: Role | undefined): boolean => role === 'PATIENT';

/** Whether a user administers the practice: an ADMIN, or a THERAPIST who is administration too. */
export const administers = (
  user: { role: Role; alsoAdmin?: boolean | undefined } | null | undefined,
): boolean => user?.role === 'ADMIN' || user?.alsoAdmin === true;

/** Whether a user is one of the roles, in either of the two that a therapist may have. */
export const isOneOf = (
  user: { role: Role; alsoAdmin?: boolean | undefined },
  roles: readonly Role[],
): boolean => roles.includes(user.role) || (user.alsoAdmin === true && roles.includes('ADMIN'));
