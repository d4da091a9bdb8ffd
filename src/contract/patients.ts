/** Genders and statuses of a patient, in the server's spelling. */
export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof GENDERS)[number];
export const GENDER_LABELS: Record<Gender, string> = { MALE: 'Masculino', FEMALE: 'Femenino', OTHER: 'Otro' };

export const PATIENT_STATUSES = ['ACTIVE', 'INACTIVE', 'DISCHARGED'] as const;
export type PatientStatus = (typeof PATIENT_STATUSES)[number];
export const PATIENT_STATUS_LABELS: Record<PatientStatus, string> = {
  ACTIVE: 'Activo',
  INACTIVE: 'Inactivo',
  DISCHARGED: 'Dado de alta',
};

/** Reads a status; an unknown one becomes active. */
export function patientStatusOf(value: unknown): PatientStatus {
  const upper = typeof value === 'string' ? value.toUpperCase() : '';
  return PATIENT_STATUSES.find((status) => status === upper) ?? 'ACTIVE';
}

/** Texts of the patient screens. The wording is fixed; see `COMMON_MESSAGES`. */
export const PATIENT_MESSAGES = {
  statsFailed: 'Error al cargar estadísticas',
  listFailed: 'Error al cargar los pacientes',
  deleteFailed: 'Error al eliminar el paciente',
  loadFailed: 'Error al cargar los datos del paciente',
  saveFailed: 'Error al guardar el paciente',
  alertsFailed:
    'No se han podido cargar las alergias ni los medicamentos: puede haber alguno que aquí no se ve.',
  noAllergies: 'ninguna anotada',
  noMedications: 'ninguno anotado',
  notFound: 'Paciente no encontrado',
  created: 'Paciente creado exitosamente',
  updated: 'Paciente actualizado exitosamente',
  deleted: 'Paciente eliminado exitosamente',
  nameRequired: 'El nombre es obligatorio',
  taxId: 'Revisa el NIF o NIE: la letra no corresponde al número',
  passport: 'Escribe el número de pasaporte sin espacios',
  postalCode: 'Escribe un código postal válido',
  height: 'Indica la talla en centímetros, entre 30 y 250',
  weight: 'Indica el peso en kilos, entre 0,5 y 400, con un decimal como mucho',
  guardianName: 'Escribe el nombre del tutor o tutora',
  guardianPhoneHelp:
    'Se llama y se avisa al teléfono de «Información básica»: si es este el que atiende, ponlo también allí.',
  guardianEmailHelp:
    'Los correos de citas y la invitación van al correo de «Información básica»: si es este el que los lee, ponlo también allí.',
  guardianMissing: 'Es menor de edad y no tiene tutor anotado.',
  guardianConsents:
    'Ya ha cumplido 16 años: comprueba si el consentimiento para tratarle lo da ahora él o ella.',
  guardianOutgrown:
    'Ya ha cumplido 18 años: revisa si sigue haciendo falta el tutor, y si el correo, el teléfono y la cuenta son ya del paciente. Si otra persona sabe su contraseña, que pida una nueva. Este aviso termina a los 21.',
  noAccount: 'Este paciente no tiene cuenta',
  accountMoved: 'Correo de acceso cambiado',
  accountReclaimed: 'Quien hizo la cuenta ya no puede entrar',
  accountMoveFailed: 'Error al cambiar el correo de acceso',
  duplicatesTitle: 'Puede que ya exista',
  duplicatesText: 'Hay fichas que se parecen mucho a la que vas a crear.',
  stillCancelled: ([first = '', ...more]: string[]) =>
    more.length === 0
      ? `Una cita sigue cancelada, porque su hora ya está ocupada: ${first}`
      : `Siguen canceladas ${more.length + 1} citas, porque su hora ya está ocupada: ${[first, ...more].join('; ')}`,
  accountTaken: 'No se puede deshacer: otra cuenta usa ahora el correo electrónico de este paciente',
  deletedListFailed: 'Error al cargar las fichas eliminadas',
  recoveryText:
    'Vuelve todo lo que se conserva de la ficha y, si el paciente tenía cuenta, también la cuenta, aunque tendrá que iniciar sesión de nuevo. Las citas canceladas solo vuelven en los diez minutos siguientes a eliminarla.',
  recoverFailed: 'Error al recuperar la ficha',
  recovered: (starts: string[]) =>
    starts.length === 0
      ? 'Ficha recuperada'
      : starts.length === 1
        ? `Ficha recuperada. La cita que tenía sigue cancelada: ${starts.join()}`
        : `Ficha recuperada. Las ${starts.length} citas que tenía siguen canceladas: ${starts.join('; ')}`,
  recoveryWaits:
    'Todavía no se puede recuperar: otra cuenta usa ahora el correo con el que entraba este paciente. Cambia antes el correo de esa cuenta.',
} as const;

export const PATIENT_PATHS = {
  list: '/api/patients',
  contact: '/api/patients/contact',
  /** Only on our server. Contact data of a record, for who may not read the rest. */
  contactOf: (id: string) => `/api/patients/${encodeURIComponent(id)}/contact`,
  /** Only on our server. The account with which a patient signs in. */
  account: (id: string) => `/api/patients/${encodeURIComponent(id)}/account`,
  duplicates: '/api/patients/duplicates',
  /** Only on our server. Deleted records that the caller may have back. */
  deleted: '/api/deleted-patients',
  recovery: (id: string) => `/api/deleted-patients/${encodeURIComponent(id)}/recovery`,
  one: (id: string) => `/api/patients/${encodeURIComponent(id)}`,
  stats: (id: string) => `/api/patients/${encodeURIComponent(id)}/stats`,
  /** Only on our server. What the clinical texts said before. */
  versions: (id: string) => `/api/patients/${encodeURIComponent(id)}/versions`,
  evaluations: (id: string) => `/api/patients/${encodeURIComponent(id)}/evaluations`,
} as const;
