/** Texts of sessions. The wording is fixed; see `COMMON_MESSAGES`. */
export const SESSION_MESSAGES = {
  saveFailed: 'Error al guardar la sesión',
  loadFailed: 'Error al cargar la sesión',
  detailFailed: 'Error al cargar los detalles de la sesión',
  historyFailed: 'Error al cargar el historial',
  listFailed: 'Error al cargar las sesiones',
  created: 'Sesión creada exitosamente',
  updated: 'Sesión actualizada exitosamente',
  notFound: 'Sesión no encontrada',
  empty: 'No hay sesiones registradas',
  noneYet: 'Ninguna todavía',
  unavailable: 'No disponible ahora',
  patientRequired: 'Debes seleccionar un paciente',
  treatmentRequired: 'Debes especificar el tipo de tratamiento',
  dateRequired: 'Selecciona una fecha',
  timeRequired: 'Selecciona una hora',
  durationRange: 'La duración debe estar entre 15 y 180 minutos',
} as const;
