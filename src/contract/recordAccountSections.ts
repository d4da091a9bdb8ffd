import {
  created,
  deleted,
  instant,
  inWords,
  key,
  person,
  phone,
  type RecordSection,
  text,
} from './recordColumns';

/** Sections of the copy about the patient's account, its sign-in sessions and notices, and who used the record. */
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
  notifications: {
    title: 'Notificaciones',
    columns: {
      id: key,
      userId: person('Para'),
      patientId: key,
      subjectId: key,
      createdAt: instant('Fecha'),
      type: key,
      title: text('Título'),
      message: text('Aviso'),
      link: key,
      readAt: instant('Leído'),
    },
  },
  auditEvents: {
    title: 'Registro de accesos',
    columns: {
      id: key,
      at: instant('Fecha'),
      actorId: person('Persona'),
      actorRole: inWords('Tipo de cuenta', 'role'),
      action: inWords('Acción', 'auditAction'),
      entity: key,
      entityId: key,
      patientId: key,
      result: key,
    },
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
  accountMails: {
    title: 'Correos con el enlace de la cuenta',
    columns: {
      id: key,
      invitationId: key,
      staffInvitationId: key,
      passwordResetId: key,
      createdAt: created,
      channel: inWords('Por', 'messageChannel'),
      kind: inWords('Mensaje', 'accountMailKind'),
      outcome: inWords('Resultado', 'messageOutcome'),
      endedAt: instant('Cuándo'),
      failure: inWords('Por qué no', 'messageFailure'),
      attempts: text('Intentos'),
    },
  },
} satisfies Record<string, RecordSection>;
