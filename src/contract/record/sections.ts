import type { RecordColumn, RecordSection } from './columns';

/**
 * What the copy of a patient's record holds, table by table. A test compares it with the database's own schema, so that
 * a new table or column cannot be forgotten.
 */

const text = (label: string): RecordColumn => ({ label, kind: 'text' });
const inWords = (label: string, words: string): RecordColumn => ({ label, kind: 'text', words });
const instant = (label: string): RecordColumn => ({ label, kind: 'instant' });
const person = (label: string): RecordColumn => ({ label, kind: 'person' });
/** In the file only. */
const key: RecordColumn = { label: null, kind: 'text' };

const created = instant('Creado');
const updated = instant('Última modificación');
const deleted = instant('Eliminado');
const dose = {
  sets: text('Series'),
  reps: text('Repeticiones'),
  duration: text('Duración (s)'),
  restTime: text('Descanso (s)'),
};

/** Sections by the name of their table, in the order of the document. */
export const RECORD_SECTIONS = {
  patients: {
    title: 'Ficha',
    columns: {
      id: key,
      therapistId: person('Fisioterapeuta'),
      userId: key,
      name: text('Nombre'),
      email: text('Correo electrónico'),
      phone: text('Teléfono'),
      dateOfBirth: { label: 'Fecha de nacimiento', kind: 'day' },
      gender: inWords('Género', 'gender'),
      address: text('Dirección'),
      emergencyContact: text('Contacto de emergencia'),
      emergencyPhone: text('Teléfono de emergencia'),
      medicalHistory: text('Historial médico'),
      allergies: text('Alergias'),
      medications: text('Medicamentos'),
      notes: text('Notas'),
      status: inWords('Estado', 'patientStatus'),
      createdAt: instant('Fecha de registro'),
      updatedAt: updated,
      dischargedAt: instant('Fecha de alta'),
      deletedAt: deleted,
    },
  },
  consents: {
    title: 'Consentimientos',
    columns: { id: key, patientId: key, version: text('Versión del texto'), acceptedAt: instant('Aceptado') },
  },
  evaluations: {
    title: 'Evaluaciones',
    columns: {
      id: key,
      patientId: key,
      evaluatedAt: instant('Fecha'),
      therapistId: person('Fisioterapeuta'),
      reason: text('Motivo'),
      history: text('Anamnesis'),
      pain: text('Dolor (0–10)'),
      findings: { label: 'Exploración', kind: 'findings' },
      diagnosis: text('Diagnóstico'),
      goals: text('Objetivos'),
      plan: text('Plan'),
      createdAt: created,
      updatedAt: updated,
    },
  },
  treatmentSessions: {
    title: 'Sesiones',
    columns: {
      id: key,
      patientId: key,
      startsAt: instant('Fecha'),
      therapistId: person('Fisioterapeuta'),
      duration: text('Duración (min)'),
      treatmentType: text('Tratamiento'),
      location: text('Lugar'),
      status: inWords('Estado', 'sessionStatus'),
      notes: text('Notas'),
      exercises: { label: 'Ejercicios', kind: 'notedExercises' },
      createdAt: created,
      updatedAt: updated,
    },
  },
  appointments: {
    title: 'Citas',
    columns: {
      id: key,
      patientId: key,
      startsAt: instant('Fecha'),
      therapistId: person('Fisioterapeuta'),
      duration: text('Duración (min)'),
      endsAt: instant('Fin'),
      type: inWords('Tipo', 'appointmentType'),
      status: inWords('Estado', 'appointmentStatus'),
      notes: text('Notas'),
      seriesId: key,
      createdAt: created,
      updatedAt: updated,
      deletedAt: deleted,
    },
  },
  routines: {
    title: 'Rutinas',
    columns: {
      id: key,
      patientId: key,
      name: text('Nombre'),
      therapistId: person('Fisioterapeuta'),
      isTemplate: { label: null, kind: 'yesNo' },
      description: text('Descripción'),
      frequency: inWords('Frecuencia', 'frequency'),
      duration: text('Duración (semanas)'),
      notes: text('Notas'),
      category: text('Categoría'),
      difficulty: inWords('Dificultad', 'routineDifficulty'),
      status: inWords('Estado', 'routineStatus'),
      createdAt: created,
      updatedAt: updated,
      deletedAt: deleted,
    },
  },
  routineExercises: {
    title: 'Ejercicios de las rutinas',
    columns: {
      id: key,
      routineId: key,
      exerciseId: { label: 'Ejercicio', kind: 'exercise' },
      position: text('Orden'),
      ...dose,
      notes: text('Notas'),
    },
  },
  routineProgress: {
    title: 'Rutinas hechas',
    columns: {
      id: key,
      routineId: key,
      patientId: key,
      day: { label: 'Día', kind: 'day' },
      run: text('Vez del día'),
      routineName: text('Rutina'),
      status: inWords('Estado', 'progressStatus'),
      notes: text('Notas'),
      painBefore: text('Dolor antes (0–10)'),
      painAfter: text('Dolor después (0–10)'),
      effort: text('Esfuerzo (0–10)'),
      startedAt: instant('Inicio'),
      finishedAt: instant('Fin'),
    },
  },
  progressExercises: {
    title: 'Ejercicios hechos',
    columns: {
      id: key,
      progressId: key,
      exerciseId: key,
      position: text('Orden'),
      name: text('Ejercicio'),
      ...dose,
      prescribedNotes: text('Indicaciones'),
      status: inWords('Estado', 'progressStatus'),
      actualSets: text('Series hechas'),
      actualReps: text('Repeticiones hechas'),
      actualDuration: text('Duración hecha (s)'),
      notes: text('Notas'),
      pain: text('Dolor (0–10)'),
      effort: text('Esfuerzo (0–10)'),
      completedAt: instant('Completado'),
    },
  },
  conversations: {
    title: 'Conversaciones',
    columns: {
      id: key,
      patientId: key,
      therapistId: person('Fisioterapeuta'),
      createdAt: created,
      lastMessageAt: instant('Último mensaje'),
    },
  },
  messages: {
    title: 'Mensajes',
    columns: {
      id: key,
      seq: key,
      conversationId: key,
      clientId: key,
      createdAt: instant('Fecha'),
      senderId: person('De'),
      content: text('Mensaje'),
    },
  },
  conversationReads: {
    title: 'Mensajes leídos',
    columns: { conversationId: key, userId: person('Persona'), lastReadSeq: text('Leído hasta el mensaje') },
  },
  invitations: {
    title: 'Invitaciones',
    columns: {
      id: key,
      patientId: key,
      therapistId: person('Fisioterapeuta'),
      email: text('Correo electrónico'),
      status: inWords('Estado', 'invitationStatus'),
      createdAt: instant('Enviada'),
      expiresAt: instant('Caduca'),
      acceptedAt: instant('Aceptada'),
      cancelledAt: instant('Cancelada'),
    },
  },
  users: {
    title: 'Cuenta',
    columns: {
      id: key,
      name: text('Nombre'),
      email: text('Correo electrónico'),
      phone: text('Teléfono'),
      role: inWords('Tipo de cuenta', 'role'),
      specialization: { label: null, kind: 'text' },
      experience: { label: null, kind: 'text' },
      license: { label: null, kind: 'text' },
      address: text('Dirección'),
      createdAt: created,
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
    title: 'Avisos',
    columns: {
      id: key,
      userId: key,
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

export type RecordTable = keyof typeof RECORD_SECTIONS;

/** The sections in their order. */
export const recordSections = (): [RecordTable, RecordSection][] =>
  Object.entries(RECORD_SECTIONS) as [RecordTable, RecordSection][];
