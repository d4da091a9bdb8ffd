/** Specialisations offered in the profile. */
export const SPECIALIZATIONS = [
  'general',
  'sports',
  'orthopedic',
  'neurological',
  'pediatric',
  'geriatric',
  'respiratory',
] as const;
export type Specialization = (typeof SPECIALIZATIONS)[number];
export const SPECIALIZATION_LABELS: Record<Specialization, string> = {
  general: 'Fisioterapia general',
  sports: 'Fisioterapia deportiva',
  orthopedic: 'Fisioterapia ortopédica',
  neurological: 'Fisioterapia neurológica',
  pediatric: 'Fisioterapia pediátrica',
  geriatric: 'Fisioterapia geriátrica',
  respiratory: 'Fisioterapia respiratoria',
};

export const EXPERIENCES = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type Experience = (typeof EXPERIENCES)[number];
export const EXPERIENCE_LABELS: Record<Experience, string> = {
  beginner: '0-2 años',
  intermediate: '3-5 años',
  advanced: '6-10 años',
  expert: 'Más de 10 años',
};

/** Texts of Mi Perfil. The wording is fixed; see `COMMON_MESSAGES`. */
export const PROFILE_MESSAGES = {
  loadFailed: 'Error al cargar el perfil',
  saveFailed: 'Error al actualizar el perfil',
  updated: 'Perfil actualizado exitosamente',
  nameRequired: 'El nombre es obligatorio',
  emailRequired: 'El correo electrónico es obligatorio',
} as const;

/** Path of the user's own profile. */
export const PROFILE_PATHS = { own: '/api/profile' } as const;
