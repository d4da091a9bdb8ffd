import type { ValidationError } from 'yup';
import { FIELD_MESSAGES } from '@/contract/common/messages';

/** Why a domain refuses; plugins/errors gives each its status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'gone'
  | 'reused'
  | 'tooMany'
  | 'serviceFailed'
  | 'unavailable';

interface DomainErrorOptions {
  /** Field path (as Formik writes it, `exercises[0].sets`) → text beside the field. */
  fields?: Record<string, string> | undefined;
  /** Read by the client, e.g. the conflicting appointment. */
  details?: unknown;
  /** Seconds after which to try again. */
  retryAfter?: number;
}

/** A refusal that a domain chose; its message is shown to the user unchanged. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly fields?: Record<string, string>;
  readonly details?: unknown;
  readonly retryAfter?: number;

  constructor(kind: ErrorKind, message: string, options: DomainErrorOptions = {}) {
    super(message);
    this.name = 'DomainError';
    this.kind = kind;
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

export const SERVER_MESSAGES = {
  internal: 'Ha ocurrido un error inesperado. Vuelve a intentarlo.',
  invalid: 'Los datos enviados no son válidos',
  malformed: 'La petición no se puede leer',
  unauthorized: 'Debes iniciar sesión',
  forbidden: 'No tienes permisos para realizar esta acción',
  notFound: 'No encontrado',
  conflict: 'Los datos entran en conflicto con otros ya guardados',
  callKey: 'La clave Idempotency-Key no es válida',
  reused: 'Esta petición ya se envió con otros datos',
  tooLarge: 'Los datos enviados son demasiado grandes',
  mediaType: 'El formato de la petición no se admite',
  tooMany: 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.',
  unavailable: 'El servicio no está disponible en este momento. Vuelve a intentarlo en unos segundos.',
  timeout: 'La petición ha tardado demasiado. Vuelve a intentarlo.',
} as const;

/** Bad values. `fields` maps form fields to their texts. */
export const invalid = (message: string = SERVER_MESSAGES.invalid, fields?: Record<string, string>) =>
  new DomainError('invalid', message, { fields });

/** A bad value of one field; the text is shown beside the field and is also the message. */
export const invalidField = (path: string, message: string) => invalid(message, { [path]: message });

/** No sign-in session, one that has ended, or a sign-in that was refused. */
export const unauthorized = (
  message: string = SERVER_MESSAGES.unauthorized,
  options?: Pick<DomainErrorOptions, 'details'>,
) => new DomainError('unauthorized', message, options);

/** The user may see it but not do this. Use `notFound` for others' objects, so that nothing is revealed about them. */
export const forbidden = (message: string = SERVER_MESSAGES.forbidden) =>
  new DomainError('forbidden', message);

/** Absent, deleted or somebody else's, with the same answer for all three. */
export const notFound = (
  message: string = SERVER_MESSAGES.notFound,
  options?: Pick<DomainErrorOptions, 'fields' | 'details'>,
) => new DomainError('notFound', message, options);

/** It contradicts what is stored. The client reads `details`, e.g. the conflicting appointment. */
export const conflict = (message: string = SERVER_MESSAGES.conflict, details?: unknown) =>
  new DomainError('conflict', message, { details });

/** A conflict about one field, e.g. an e-mail already taken. */
export const takenField = (path: string, message: string) =>
  new DomainError('conflict', message, { fields: { [path]: message } });

/** A conflict with a call that is still at work. */
export const busy = (message: string, retryAfter: number) =>
  new DomainError('conflict', message, { retryAfter });

/** It was there, and is over for good. */
export const gone = (message: string) => new DomainError('gone', message);

/** The key of a call was used before, with other data. */
export const reused = () => new DomainError('reused', SERVER_MESSAGES.reused);

/** Too often; to be repeated after `retryAfter` seconds. */
export const tooMany = (retryAfter: number, message: string = SERVER_MESSAGES.tooMany) =>
  new DomainError('tooMany', message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });

/** A service that this server uses (mail) failed. */
export const serviceFailed = (message: string) => new DomainError('serviceFailed', message);

/** Not now; to be repeated after `retryAfter` seconds. */
export const unavailable = (retryAfter = 2, message: string = SERVER_MESSAGES.unavailable) =>
  new DomainError('unavailable', message, { retryAfter });

/** Matches yup's built-in English texts; this product's texts are Spanish and never match. */
const ENGLISH = /^(this|[\w.[\]"]+) (is a required|is invalid|must|cannot be|field|has unspecified)/;
const MISSING = ['required', 'nullable', 'optionality'];

function spanishText(error: ValidationError): string {
  if (!ENGLISH.test(error.message)) return error.message;
  return MISSING.includes(error.type ?? '') ? FIELD_MESSAGES.required : FIELD_MESSAGES.wrongType;
}

/** `invalid` with the first text of each field. The message is the first text of all, so that a toast can show it. */
export function validationFailure(error: ValidationError): DomainError {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const fields: Record<string, string> = {};
  for (const one of errors) {
    const path = one.path ?? '';
    if (path !== '') fields[path] ??= spanishText(one);
  }
  const message = Object.values(fields)[0] ?? SERVER_MESSAGES.invalid;
  return invalid(message, Object.keys(fields).length > 0 ? fields : undefined);
}
