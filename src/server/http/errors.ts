/** Body of every error answer: the same Spanish text in `error` and `message`. */
export interface ErrorBody {
  error: string;
  message: string;
  requestId: string;
  /** Field path (as Formik writes it, `exercises[0].sets`) → text beside the field. */
  fields?: Record<string, string>;
  details?: unknown;
}

interface DomainErrorOptions {
  fields?: Record<string, string>;
  details?: unknown;
  /** Seconds; sent as `Retry-After`. */
  retryAfter?: number;
}

/** A refusal that a domain chose; its message is shown to the user unchanged. */
export class DomainError extends Error {
  readonly statusCode: number;
  readonly fields?: Record<string, string>;
  readonly details?: unknown;
  readonly retryAfter?: number;

  constructor(statusCode: number, message: string, options: DomainErrorOptions = {}) {
    super(message);
    this.name = 'DomainError';
    this.statusCode = statusCode;
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
  tooLarge: 'Los datos enviados son demasiado grandes',
  mediaType: 'El formato de la petición no se admite',
  tooMany: 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.',
  unavailable: 'El servicio no está disponible en este momento. Vuelve a intentarlo en unos segundos.',
  timeout: 'La petición ha tardado demasiado. Vuelve a intentarlo.',
} as const;

/** 400. `fields` maps form fields to their texts. */
export const badRequest = (message: string = SERVER_MESSAGES.invalid, fields?: Record<string, string>) =>
  new DomainError(400, message, { fields });

/** 400 about one field; the text is shown beside the field and is also the message. */
export const invalidField = (path: string, message: string) => badRequest(message, { [path]: message });

/** 401: no sign-in session, or one that has ended. */
export const unauthorized = (message: string = SERVER_MESSAGES.unauthorized) => new DomainError(401, message);

/**
 * 403: the user's role may not do this. Use `notFound` for others' objects, so that nothing is revealed about
 * them.
 */
export const forbidden = (message: string = SERVER_MESSAGES.forbidden) => new DomainError(403, message);

/** 404: absent, deleted or somebody else's, with the same answer for all three. */
export const notFound = (message: string = SERVER_MESSAGES.notFound) => new DomainError(404, message);

/** 409. The client reads `details`, e.g. the conflicting appointment. */
export const conflict = (message: string = SERVER_MESSAGES.conflict, details?: unknown) =>
  new DomainError(409, message, { details });

/** 409 about one field, e.g. an e-mail already taken. */
export const takenField = (path: string, message: string) =>
  new DomainError(409, message, { fields: { [path]: message } });

/** 410: it was there, and is over for good. */
export const gone = (message: string) => new DomainError(410, message);

/** 429 with `Retry-After` in seconds. */
export const tooManyRequests = (retryAfter: number, message: string = SERVER_MESSAGES.tooMany) =>
  new DomainError(429, message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });

/** 502: a service that this server uses (mail) failed. */
export const badGateway = (message: string) => new DomainError(502, message);

/** 503 until somebody has set the practice up. */
export const notSetUp = (message: string) => new DomainError(503, message, { retryAfter: 60 });

/** 503 with `Retry-After` in seconds. */
export const unavailable = (retryAfter = 2) =>
  new DomainError(503, SERVER_MESSAGES.unavailable, { retryAfter });
