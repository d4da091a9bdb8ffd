/** Texts of the patient screens. The wording is fixed; see `COMMON_MESSAGES`. */
export const PATIENT_MESSAGES = {
  statsFailed: 'Error al cargar estadísticas',
  listFailed: 'Error al cargar los pacientes',
  deleteFailed: 'Error al eliminar el paciente',
  loadFailed: 'Error al cargar los datos del paciente',
  saveFailed: 'Error al guardar el paciente',
  noAllergies: 'ninguna anotada',
  noMedications: 'ninguno anotado',
  notFound: 'Paciente no encontrado',
  created: 'Paciente creado exitosamente',
  updated: 'Paciente actualizado exitosamente',
  deleted: 'Paciente eliminado exitosamente',
  nameRequired: 'El nombre es obligatorio',
  duplicateEmail: 'Ya tienes un paciente con este correo electrónico',
  duplicateEmailOfOther: 'Este fisioterapeuta ya tiene un paciente con este correo electrónico',
} as const;
