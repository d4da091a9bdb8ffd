/** Roles of the staff. */
export const STAFF_ROLES = ['THERAPIST', 'ADMIN'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Reads a role; an unknown one of a newer server becomes that of a therapist, which may do less. */
export const staffRoleOf = (value: unknown): StaffRole => (value === 'ADMIN' ? 'ADMIN' : 'THERAPIST');

/** Days until an invitation of staff expires. */
export const STAFF_INVITATION_DAYS = 7;
