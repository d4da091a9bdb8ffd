import { SHELL_MESSAGES } from './shellMessages';

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
  tooShort: (min: number) => `Mínimo ${min} caracteres`,
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
