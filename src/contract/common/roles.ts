export { ROLE_LABELS } from './roleLabels';

export const ROLES = ['PATIENT', 'THERAPIST', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** True for THERAPIST and ADMIN. */
export const isTherapistRole = (role: Role | undefined): boolean => role === 'THERAPIST' || role === 'ADMIN';

/** True only for PATIENT. */
export const isPatientRole = (role: Role | undefined): boolean => role === 'PATIENT';

/** True only for ADMIN. */
export const isAdminRole = (role: Role | undefined): boolean => role === 'ADMIN';
