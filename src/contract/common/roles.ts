export { ROLE_LABELS } from './roleLabels';

/** Roles of the product (spec §6). */
export const ROLES = ['PATIENT', 'THERAPIST', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** True for THERAPIST and ADMIN (spec §6: 'Therapist check is true for THERAPIST or ADMIN'). */
export const isTherapistRole = (role: Role | undefined): boolean => role === 'THERAPIST' || role === 'ADMIN';

/** True only for PATIENT (spec §6). */
export const isPatientRole = (role: Role | undefined): boolean => role === 'PATIENT';

/** True only for ADMIN (spec §6). */
export const isAdminRole = (role: Role | undefined): boolean => role === 'ADMIN';
