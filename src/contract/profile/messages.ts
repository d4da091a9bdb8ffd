/** Texts of Mi Perfil, letter by letter. */
export const PROFILE_MESSAGES = {
  saveFailed: 'Error al actualizar el perfil',
  updated: 'Perfil actualizado exitosamente',
  nameRequired: 'El nombre es obligatorio',
  emailRequired: 'El correo electrónico es obligatorio',
} as const;
