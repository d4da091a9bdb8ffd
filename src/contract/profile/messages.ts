/** Texts of Mi Perfil. The wording is fixed; see `COMMON_MESSAGES`. */
export const PROFILE_MESSAGES = {
  saveFailed: 'Error al actualizar el perfil',
  updated: 'Perfil actualizado exitosamente',
  nameRequired: 'El nombre es obligatorio',
  emailRequired: 'El correo electrónico es obligatorio',
} as const;
