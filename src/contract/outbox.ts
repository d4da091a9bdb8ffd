import { counted, wordFor } from './common/text';
import type { Formality } from './practice';

/** Ways by which the practice reaches a patient outside the application. */
export const MESSAGE_CHANNELS = ['EMAIL'] as const;
export const MESSAGE_CHANNEL_LABELS: Record<(typeof MESSAGE_CHANNELS)[number], string> = {
  EMAIL: 'Correo electrónico',
};

/** What a message says of an appointment. `REMINDER` comes first, `LAST_REMINDER` if nobody has confirmed since. */
export const MESSAGE_KINDS = ['BOOKED', 'MOVED', 'CANCELLED', 'REMINDER', 'LAST_REMINDER'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
export const MESSAGE_KIND_LABELS: Record<MessageKind, string> = {
  BOOKED: 'Cita nueva',
  MOVED: 'Cambio de hora',
  CANCELLED: 'Cancelación',
  REMINDER: 'Recordatorio',
  LAST_REMINDER: 'Segundo recordatorio',
};

/** What a mail with the link to an account is for. */
export const ACCOUNT_MAIL_KINDS = ['INVITATION', 'STAFF_INVITATION', 'PASSWORD_RESET'] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];
export const ACCOUNT_MAIL_KIND_LABELS: Record<AccountMailKind, string> = {
  INVITATION: 'Invitación',
  STAFF_INVITATION: 'Invitación al equipo',
  PASSWORD_RESET: 'Contraseña nueva',
};

/** How a message ended. One that is not in the table any more was never tried, because nothing was to be said. */
export const MESSAGE_OUTCOMES = ['SENT', 'FAILED'] as const;
export const MESSAGE_OUTCOME_LABELS: Record<(typeof MESSAGE_OUTCOMES)[number], string> = {
  SENT: 'Enviado',
  FAILED: 'No enviado',
};

/**
 * Why a message that was tried has not left. The mail server refused it for good (`REFUSED`) or gave no answer for too long
 * (`UNREACHABLE`). Or something changed meanwhile: the appointment (`OUTDATED`), whether such mails leave (`SWITCHED_OFF`),
 * or the record, which lost its address (`NO_ADDRESS`).
 */
export const MESSAGE_FAILURES = ['REFUSED', 'UNREACHABLE', 'OUTDATED', 'SWITCHED_OFF', 'NO_ADDRESS'] as const;
export type MessageFailure = (typeof MESSAGE_FAILURES)[number];
export const MESSAGE_FAILURE_LABELS: Record<MessageFailure, string> = {
  REFUSED: 'El servidor de correo lo ha rechazado',
  UNREACHABLE: 'El servidor de correo no ha respondido',
  OUTDATED: 'La cita cambió antes de que saliera',
  SWITCHED_OFF: 'Los correos se apagaron antes de que saliera',
  NO_ADDRESS: 'La ficha se quedó sin correo electrónico',
};

/**
 * Why a message that has not left is not sent again: the appointment has changed (`OUTDATED`), it would come too late
 * (`LATE`), nobody knows where to (`NO_ADDRESS`), or such mails are switched off (`SWITCHED_OFF`).
 */
export const RETRY_OBSTACLES = ['OUTDATED', 'LATE', 'NO_ADDRESS', 'SWITCHED_OFF'] as const;
export type RetryObstacle = (typeof RETRY_OBSTACLES)[number];
export const RETRY_OBSTACLE_LABELS: Record<RetryObstacle, string> = {
  OUTDATED: 'Ya no hace falta: la cita ha cambiado',
  LATE: 'Ya no llegaría a tiempo',
  NO_ADDRESS: 'No hay correo electrónico en la ficha',
  SWITCHED_OFF: 'Estos correos están apagados',
};

/** Why a test mail has not left. */
export const TEST_MAIL_FAILURES = ['NO_SERVER', 'SIGN_IN', 'REFUSED', 'UNREACHABLE'] as const;
export type TestMailFailure = (typeof TEST_MAIL_FAILURES)[number];
export const TEST_MAIL_FAILURE_LABELS: Record<TestMailFailure, string> = {
  NO_SERVER: 'Esta consulta no tiene servidor de correo.',
  SIGN_IN: 'El servidor de correo no acepta el usuario o la contraseña de SMTP_URL.',
  REFUSED: 'El servidor de correo ha rechazado el mensaje. Revisa MAIL_FROM y el correo de tu cuenta.',
  UNREACHABLE: 'El servidor de correo no ha respondido. Revisa SMTP_URL, o prueba dentro de unos minutos.',
};

/** When messages about appointments leave. */
export const MESSAGE_LIMITS = {
  /** Hours before the start from which a reminder is due, and from which the last one is, unless the practice says others. */
  reminderHours: 48,
  lastReminderHours: 24,
  /**
   * What the practice may choose for both, and by how much the first comes earlier. The least is more than a night and
   * `reminderLeadHours`, because a reminder that is due at night leaves in the morning.
   */
  reminderHoursMin: 15,
  reminderHoursMax: 168,
  reminderGapHours: 12,
  /** A reminder later than this is of no use. */
  reminderLeadHours: 2,
  /** Nothing leaves at the practice's night: from this hour on, and before that one. */
  quietFrom: '21:00',
  quietUntil: '09:00',
  /** A change that a mail server has not taken for so many hours is given up. */
  givenUpHours: 72,
  /** A waiting message is relied on until so many attempts have failed, and until it is so many minutes overdue. */
  reliedAttempts: 3,
  reliedMinutes: 15,
  /** Messages that have not left are listed for so many days, and no more than so many of them. */
  failureDays: 30,
  failuresMax: 200,
} as const;

export const MAIL_MESSAGES = {
  failuresFailed: 'Error al cargar los correos que no han salido',
  notFound: 'Ese correo ya no está en la lista',
  /** What was tried and is tried again, above the list of what has ended. */
  waiting: (count: number) =>
    `${counted(count, ['correo espera', 'correos esperan'])}: el servidor de correo todavía no ${wordFor(count, ['lo', 'los'])} ha aceptado. ` +
    `Se ${wordFor(count, ['sigue', 'siguen'])} intentando; «Enviar correo de prueba» dice qué le pasa.`,
  noneEnded: 'No se ha dejado de intentar ninguno',
  retried:
    'Se enviará de nuevo en unos minutos, entre las 9 y las 21. Si tampoco sale, volverá a esta lista.',
  retriedLink: 'Se enviará de nuevo en unos minutos. Si tampoco sale, volverá a esta lista.',
  retryFailed: 'Error al reintentar el correo',
  testFailed: 'Error al enviar el correo de prueba',
  testSent: (to: string) => `El servidor de correo lo ha aceptado. Mira si ha llegado a ${to}.`,
  textsFailed: 'Error al cargar los textos de los correos',
  textSaved: 'Texto guardado',
  textSaveFailed: 'Error al guardar el texto',
  previewFailed: 'Error al mostrar cómo queda',
  unknownPlaceholder: (written: string) =>
    `${written} no existe. Puedes usar {cuando}, {antes}, {consulta}, {fisioterapeuta} y {contacto}.`,
  noServer:
    'Esta consulta no tiene servidor de correo: no sale ningún correo. Cada invitación muestra su enlace, para darlo tú. Quien lleva el servidor lo configura con SMTP_URL.',
} as const;

/** Only where the server names `outbox`. */
export const OUTBOX_PATHS = {
  /** Messages that have ended without being delivered, for an ADMIN. */
  failures: '/api/outbox/failures',
  /** Sends one of them again. */
  retry: (id: string) => `/api/outbox/failures/${encodeURIComponent(id)}/retry`,
  /** What the practice has written in its mails, and how one reads. */
  texts: '/api/outbox/texts',
  preview: '/api/outbox/preview',
  /** Sends a mail to the address of who asks. */
  test: '/api/outbox/test',
} as const;

/** Mails whose sentences a practice may write itself. Both reminders are one. */
export const WRITABLE_MAILS = ['BOOKED', 'MOVED', 'CANCELLED', 'REMINDER'] as const;
export type WritableMail = (typeof WRITABLE_MAILS)[number];
export const WRITABLE_MAIL_LABELS: Record<WritableMail, string> = {
  BOOKED: 'Cita nueva',
  MOVED: 'Cambio de hora',
  CANCELLED: 'Cancelación',
  REMINDER: 'Recordatorio',
};
export const writableMailOf = (kind: MessageKind): WritableMail =>
  kind === 'LAST_REMINDER' ? 'REMINDER' : kind;

/** What stands in a text for something of the appointment, written `{cuando}`. */
export const PLACEHOLDERS = {
  cuando: 'el día y la hora',
  antes: 'los que tenía antes',
  consulta: 'el nombre de la consulta',
  fisioterapeuta: 'quién atiende',
  contacto: 'cómo avisar: «llámanos al…»',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

export const MAIL_TEXT_LIMITS = { openingMax: 300, closingMax: 500 } as const;

/** The sentences of a mail: the first one, of each appointment, and the last one, above the signature. */
export interface MailText {
  opening: string;
  closing: string;
}

/** What a mail says where the practice has written nothing else. It never says what is treated. */
export const USUAL_TEXTS: Record<Formality, Record<WritableMail, MailText>> = {
  TU: {
    BOOKED: {
      opening: 'Tienes una cita en {consulta} el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puedes venir, {contacto}.',
    },
    MOVED: {
      opening: 'Tu cita del {antes} cambia: ahora es el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puedes venir, {contacto}.',
    },
    CANCELLED: {
      opening: 'Tu cita del {cuando} está cancelada.',
      closing: 'Si quieres otra cita, {contacto}.',
    },
    REMINDER: {
      opening: 'Te recordamos tu cita en {consulta} el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puedes venir, {contacto}.',
    },
  },
  USTED: {
    BOOKED: {
      opening: 'Tiene una cita en {consulta} el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puede venir, {contacto}.',
    },
    MOVED: {
      opening: 'Su cita del {antes} cambia: ahora es el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puede venir, {contacto}.',
    },
    CANCELLED: {
      opening: 'Su cita del {cuando} está cancelada.',
      closing: 'Si quiere otra cita, {contacto}.',
    },
    REMINDER: {
      opening: 'Le recordamos su cita en {consulta} el {cuando}, con {fisioterapeuta}.',
      closing: 'Si no puede venir, {contacto}.',
    },
  },
};

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The first placeholder of a text that does not exist, as it is written; undefined if there is none. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !Object.hasOwn(PLACEHOLDERS, name))?.[0];

/** The text with what its placeholders stand for. */
export const filledText = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(PLACEHOLDER, (written, name: string) =>
    Object.hasOwn(PLACEHOLDERS, name) ? values[name as Placeholder] : written,
  );
