/** Spanish label of each role, shown beside the user's name and in the profile. */
export const ROLE_LABELS = {
  PATIENT: 'Paciente',
  THERAPIST: 'Fisioterapeuta',
  ADMIN: 'Administrador',
} as const;
