/** Texts of the exercise library. The wording is fixed; see `COMMON_MESSAGES`. */
export const EXERCISE_MESSAGES = {
  listFailed: 'Error al cargar ejercicios',
  saveFailed: 'Error al guardar ejercicio',
  deleteFailed: 'Error al eliminar ejercicio',
  dataFailed: 'Error al cargar datos',
  created: 'Ejercicio creado',
  updated: 'Ejercicio actualizado',
  deleted: 'Ejercicio eliminado',
  nameRequired: 'El nombre es obligatorio',
  categoryRequired: 'La categoría es obligatoria',
  difficultyRequired: 'La dificultad es obligatoria',
  descriptionRequired: 'La descripción es obligatoria',
  instructionsRequired: 'Las instrucciones son obligatorias',
  lookAlikeVideo: 'La dirección imita a un sitio de vídeos conocido',
  notFound: 'Ejercicio no encontrado',
  notYours: 'Solo quien creó el ejercicio o un administrador puede cambiarlo',
} as const;
