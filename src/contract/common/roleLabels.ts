/** Spanish label of each role, shown beside the user's name and in the profile (spec §1). */
export const ROLE_LABELS = {
  PATIENT: 'Paciente',
  THERAPIST: 'Fisioterapeuta',
  ADMIN: 'Administrador',
} as const;
