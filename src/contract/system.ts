/** Path of the health check. Its answer also lists the server's capabilities beyond the documented calls. */
export const HEALTH_PATH = '/api/health';

/** Optional features of a server. The browser uses one only if the server lists it. */
export const CAPABILITIES = [
  'sharedNotes',
  'appointmentEndings',
  'patientDetails',
  'documents',
  'duplicateCheck',
  'episodes',
  'therapistChange',
  'recordFigures',
  'listFiles',
  'imports',
  'appointmentImports',
  'recordMerges',
  'prescriptions',
  'restore',
  'edits',
  'desk',
  'owner',
  'legalIdentity',
  'appointmentLinks',
  'appointmentAnswers',
  'communications',
  'outbox',
  'appointmentBatch',
] as const;

/** How far the clock of a device may be off before it is corrected and spoken of, in ms. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** Named by a server that has no mail server: mails stay in its folder, and their links on its console. */
export const MAIL_OUTBOX = 'mailOutbox';

export type Capability = (typeof CAPABILITIES)[number] | typeof MAIL_OUTBOX;

/**
 * Texts where mails do not leave (`mailOutbox`). Nobody is told that a mail is on its way; they read where the link is.
 */
export const OUTBOX_MESSAGES = {
  resetTitle: 'Pide el enlace a quien administra la consulta',
  resetHint:
    'Escribe tu correo electrónico. Esta consulta no envía correos: quien la administra te dará el enlace para elegir una contraseña nueva.',
  resetAsked:
    'Esta consulta no envía correos. Si existe una cuenta con ese correo electrónico, su enlace está en la consola del servidor y en la carpeta «outbox».',
  invitationTitle: 'Enlace de la invitación',
  invitationHint: (name: string) =>
    `Esta consulta no envía correos: verás aquí el enlace con el que ${name} crea su cuenta, para dárselo tú.`,
  invitationLink: (email: string) =>
    `Esta consulta no envía correos: a ${email} no le ha llegado nada. Dale tú el enlace: caduca en 7 días y solo sirve una vez.`,
  staffHint: (days: number) =>
    `Esta consulta no envía correos: el enlace para crear su cuenta quedará en la consola del servidor y en la carpeta «outbox». Sirve una vez y caduca en ${days} días.`,
  staffInvited: 'Invitación creada. El enlace está en la consola del servidor y en la carpeta «outbox».',
} as const;
