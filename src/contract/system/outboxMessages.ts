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
