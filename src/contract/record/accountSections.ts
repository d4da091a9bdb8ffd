import { created, deleted, instant, inWords, key, phone, text } from './columnKinds';
import type { RecordSection } from './columns';

/** Sections of the copy about the patient's account and its sign-in sessions. */
export const ACCOUNT_SECTIONS = {
  users: {
    title: 'Cuenta',
    columns: {
      id: key,
      name: text('Nombre'),
      email: text('Correo electrónico'),
      phone: phone('Teléfono'),
      role: inWords('Tipo de cuenta', 'role'),
      specialization: { label: null, kind: 'text' },
      experience: { label: null, kind: 'text' },
      license: { label: null, kind: 'text' },
      address: text('Dirección'),
      createdAt: created,
      alsoAdmin: { label: null, kind: 'yesNo' },
      appointmentMails: { label: null, kind: 'yesNo' },
      deactivatedAt: { label: null, kind: 'instant' },
      deletedAt: deleted,
    },
  },
  userSessions: {
    title: 'Inicios de sesión',
    columns: {
      id: key,
      userId: key,
      createdAt: instant('Inicio'),
      lastUsedAt: instant('Último uso'),
      expiresAt: instant('Caduca'),
      revokedAt: instant('Cerrada'),
      userAgent: text('Navegador'),
      address: text('Desde'),
    },
  },
  secondFactors: {
    title: 'Verificación en dos pasos',
    columns: {
      userId: key,
      createdAt: created,
      confirmedAt: instant('Activada'),
      lastStep: key,
      failures: key,
      failuresSince: key,
    },
  },
  recoveryCodes: {
    title: 'Códigos de recuperación',
    columns: { userId: key, usedAt: instant('Usado') },
  },
  loginChallenges: {
    title: 'Entradas a medias',
    columns: { id: key, userId: key, createdAt: instant('Empezada'), expiresAt: instant('Caduca') },
  },
  passwordResets: {
    title: 'Recuperaciones de contraseña',
    columns: {
      id: key,
      userId: key,
      createdAt: instant('Pedida'),
      expiresAt: instant('Caduca'),
      usedAt: instant('Usada'),
    },
  },
  calendarFeeds: {
    title: 'Suscripciones al calendario',
    columns: { id: key, userId: key, createdAt: created, revokedAt: instant('Anulada') },
  },
} satisfies Record<string, RecordSection>;

/** Section of the copy about what the practice told the patient outside the application. */
export const OUTBOX_SECTIONS = {
  outboxMessages: {
    title: 'Comunicaciones',
    columns: {
      id: key,
      patientId: key,
      appointmentId: key,
      createdAt: created,
      channel: inWords('Por', 'messageChannel'),
      kind: inWords('Mensaje', 'messageKind'),
      startsAt: instant('Cita'),
      knownStartsAt: instant('Hora anterior'),
      outcome: inWords('Resultado', 'messageOutcome'),
      endedAt: instant('Cuándo'),
      sentTo: text('A'),
      failure: inWords('Por qué no', 'messageFailure'),
      attempts: text('Intentos'),
      retriedAt: instant('Reintentado'),
    },
  },
} satisfies Record<string, RecordSection>;
