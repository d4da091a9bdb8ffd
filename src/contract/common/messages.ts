/**
 * Texts of the shell: loading, failure, no connection. Kept few, because the sign-in screen downloads them.
 */
export const SHELL_MESSAGES = {
  networkError: 'Error de conexión',
  loading: 'Cargando...',
  appError: 'Error en la aplicación',
  retry: 'Reintentar',
  screenNotLoaded: 'No se ha podido cargar la pantalla',
  checkConnection: 'Comprueba tu conexión a internet y vuelve a intentarlo.',
  updated: 'La aplicación se ha actualizado. Guarda lo que tengas a medias y recarga la página.',
  reload: 'Recargar página',
} as const;

/**
 * Texts used by every domain. The wording is fixed, because other backends and screens use exactly the same.
 */
export const COMMON_MESSAGES = {
  ...SHELL_MESSAGES,
  deniedTitle: 'Acceso Denegado',
  deniedRoute: 'No tienes permisos para acceder a esta página.',
  deniedTherapistOnly: 'Solo los fisioterapeutas pueden acceder a esta sección.',
  deniedPatientOnly: 'Solo los pacientes pueden acceder a esta página.',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'La página que buscas no existe.',
} as const;

/** Texts of field errors. Their wording is not fixed. */
export const FIELD_MESSAGES = {
  required: 'Este campo es obligatorio',
  tooLong: (max: number) => `Máximo ${max} caracteres`,
  wrongType: 'El valor no es válido',
  email: 'Introduce un correo electrónico válido',
  phone: 'Introduce un teléfono válido',
  date: 'Introduce una fecha válida',
  dateIncomplete: 'Fecha incompleta',
  noSuchDay: 'Ese día no existe',
  afterToday: 'La fecha no puede ser posterior a hoy',
  time: 'Introduce una hora válida',
  timeIncomplete: 'Hora incompleta',
  url: 'Introduce una dirección web válida (https://…)',
  integer: 'Introduce un número entero',
  between: (min: number, max: number) => `Introduce un número entre ${min} y ${max}`,
  option: 'Elige una de las opciones',
  tooMany: (max: number) => `Máximo ${max} elementos`,
} as const;

/**
 * Undoing a change or a deletion. The toast offers it for `offeredSeconds`, unless a pointer holds it; the notice to the
 * other side leaves when the offer ends. The server takes the undo for `menuSeconds`: so long the latest change of an
 * appointment can also be undone from its menu.
 */
export const UNDO_LIMITS = { offeredSeconds: 10, menuSeconds: 600 } as const;

/** Only on a server with the capability `restore`. Gives back to who deleted it what stands at `path`. */
export const restorePath = (path: string): string => `${path}/restore`;

/** Texts of undoing, whatever was done. */
export const UNDO_MESSAGES = {
  undo: 'Deshacer',
  deletionUndone: 'Eliminación deshecha',
  deletionOver: 'Ya no se puede deshacer',
  restoreFailed: 'Error al deshacer la eliminación',
} as const;
