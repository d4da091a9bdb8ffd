/** Texts of evaluations. */
export const EVALUATION_MESSAGES = {
  listFailed: 'Error al cargar las evaluaciones',
  loadFailed: 'Error al cargar la evaluación',
  saveFailed: 'Error al guardar la evaluación',
  created: 'Evaluación creada exitosamente',
  corrected: 'Evaluación corregida',
  notFound: 'Evaluación no encontrada',
  empty: 'No hay evaluaciones registradas',
  reasonRequired: 'Escribe el motivo de consulta',
  dateRequired: 'Selecciona una fecha',
  inTheFuture: 'La fecha no puede ser posterior a hoy',
  painRange: 'El dolor debe estar entre 0 y 10',
  strengthRange: 'La fuerza debe estar entre 0 y 5',
  testNameRequired: 'Escribe el nombre de la prueba',
  repeated: 'Hay una medición repetida',
  wrongSide: 'El lado no corresponde a esta medición',
} as const;
