import { type BatchWords, counted, normaliseEnum, type OneOrMore, wordFor } from './common/text';

/** Types and statuses of appointments, in the server's spelling. */
export const APPOINTMENT_TYPES = ['CONSULTATION', 'TREATMENT', 'EVALUATION', 'FOLLOW_UP'] as const;
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number];
export const APPOINTMENT_TYPE_LABELS: Record<AppointmentType, string> = {
  CONSULTATION: 'Consulta',
  TREATMENT: 'Tratamiento',
  EVALUATION: 'Evaluación',
  FOLLOW_UP: 'Seguimiento',
};

export const APPOINTMENT_STATUSES = ['SCHEDULED', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'NO_SHOW'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
export const APPOINTMENT_STATUS_LABELS: Record<AppointmentStatus, string> = {
  SCHEDULED: 'Programada',
  CONFIRMED: 'Confirmada',
  COMPLETED: 'Completada',
  CANCELLED: 'Cancelada',
  NO_SHOW: 'No asistió',
};

/** Allowed next statuses: scheduled → confirmed or cancelled; confirmed → completed; all others are final. */
export const APPOINTMENT_TRANSITIONS: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  SCHEDULED: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
  NO_SHOW: [],
};

/**
 * What a wrong end is corrected to: who was marked as missing came after all, and the other way round. What was completed
 * before it began is confirmed again. Undefined where nothing is corrected: a cancelled appointment is booked anew.
 */
export function correctedStatus(status: AppointmentStatus, hasBegun: boolean): AppointmentStatus | undefined {
  if (status === 'NO_SHOW') return 'COMPLETED';
  if (status !== 'COMPLETED') return undefined;
  return hasBegun ? 'NO_SHOW' : 'CONFIRMED';
}

/** Statuses from which our server cancels an appointment or marks that nobody came. */
export const OPEN_APPOINTMENT_STATUSES: readonly AppointmentStatus[] = ['SCHEDULED', 'CONFIRMED'];

/**
 * What an event of an appointment's history says. `ASKED`: the patient wants another day. `TOLD`: the practice told
 * the patient of it by hand. Neither changes the appointment.
 */
export const APPOINTMENT_EVENT_KINDS = ['BOOKED', 'MOVED', 'STATUS', 'UNDONE', 'ASKED', 'TOLD'] as const;
export type AppointmentEventKind = (typeof APPOINTMENT_EVENT_KINDS)[number];
export const APPOINTMENT_EVENT_LABELS: Record<AppointmentEventKind, string> = {
  BOOKED: 'Reservada',
  MOVED: 'Movida',
  STATUS: 'Cambio de estado',
  UNDONE: 'Cambio deshecho',
  ASKED: 'Pide otro día',
  TOLD: 'Avisado',
};

/** Final statuses, in which time and patient can no longer change. */
export const ENDED_APPOINTMENT_STATUSES: readonly AppointmentStatus[] = ['COMPLETED', 'CANCELLED', 'NO_SHOW'];

/** Statuses that occupy the therapist's time. */
export const LIVE_APPOINTMENT_STATUSES: readonly AppointmentStatus[] = [
  'SCHEDULED',
  'CONFIRMED',
  'COMPLETED',
];

/**
 * Reads a type in either spelling (`follow-up`, `FOLLOW_UP`). An unknown one becomes the default,
 * consultation.
 */
export function appointmentTypeOf(value: unknown): AppointmentType {
  const normal = normaliseEnum(value);
  return APPOINTMENT_TYPES.find((type) => type === normal) ?? 'CONSULTATION';
}

/** Reads a status in either spelling (`no-show`, `NO_SHOW`). An unknown one becomes scheduled. */
export function appointmentStatusOf(value: unknown): AppointmentStatus {
  const normal = normaliseEnum(value);
  return APPOINTMENT_STATUSES.find((status) => status === normal) ?? 'SCHEDULED';
}

/**
 * Why an appointment of a series cannot be made: the time is busy, it overlaps another one of the series, or
 * it is past.
 */
export const OCCURRENCE_REASONS = ['busy', 'series', 'past', 'outside'] as const;

/** Appointment durations in minutes. */
export const APPOINTMENT_LIMITS = {
  durationDefault: 60,
  durationMin: 15,
  durationMax: 480,
  durationStep: 15,
} as const;

/** Longest reason for a cancellation or a no-show. */
export const REASON_MAX = 300;

/** Most appointments that are changed in one go. */
export const BATCH_MAX = 200;

/** Hours before the start from which a cancellation is late, where the practice has set none. */
export const LATE_CANCELLATION_HOURS = 24;

/** How long ago a new appointment may have started, because walk-ins are entered after they arrive. */
export const WALK_IN_MINUTES = 15;

/** A series ('Repetir'): how many appointments it may make, and every how many weeks. */
export const SERIES_LIMITS = {
  countMin: 2,
  countMax: 52,
  countDefault: 10,
  intervalMin: 1,
  intervalMax: 8,
} as const;

export const APPOINTMENT_MESSAGES = {
  statusFailed: 'Error al actualizar el estado',
  deleteFailed: 'Error al eliminar la cita',
  listFailed: 'Error al cargar las citas',
  empty: 'No hay citas programadas',
  noneAhead: 'Ninguna programada',
  unavailable: 'No disponible ahora',
  completionFailed: 'Lo escrito está guardado, pero la cita no se ha podido completar',
  statsFailed: 'Error al cargar estadísticas',
  loadFailed: 'Error al cargar la cita',
  saveFailed: 'Error al guardar la cita',
  patientsFailed: 'Error al cargar pacientes',
  statusUpdated: 'Estado de la cita actualizado',
  deleted: 'Cita eliminada exitosamente',
  created: 'Cita creada correctamente',
  updated: 'Cita actualizada correctamente',
  formInvalid: 'Por favor corrige los errores en el formulario',
  patientRequired: 'Selecciona un paciente',
  dateRequired: 'Selecciona una fecha',
  timeRequired: 'Selecciona una hora',
  typeRequired: 'Selecciona un tipo de cita',
  durationRange: `La duración debe estar entre ${APPOINTMENT_LIMITS.durationMin} y ${APPOINTMENT_LIMITS.durationMax} minutos`,
  inThePast: 'No puedes programar citas en el pasado',
  overlap: 'Ya hay una cita en ese horario',
  patientBusy: 'El paciente ya tiene una cita en ese horario',
  roomBusy: 'La sala ya está ocupada en ese horario',
  badTransition: 'El estado de la cita no permite este cambio',
  notFound: 'Cita no encontrada',
  patientUnknown: 'El paciente no existe',
  ended: 'Una cita completada, cancelada o con «No asistió» no se puede mover',
  seriesConflict: 'Algunas citas de la serie no se pueden crear',
  seriesCount: 'Una serie tiene entre 2 y 52 citas',
  seriesInterval: 'Se repite cada 1 a 8 semanas',
  seriesWeekdays: 'Elige al menos un día de la semana',
  seriesCreated: (count: number) => `${count} citas creadas correctamente`,
  undone: 'Cambio deshecho',
  undoFailed: 'Error al deshacer el cambio',
  undoOver: 'Este cambio ya no se puede deshacer',
  otherAgenda: 'Cita de otro fisioterapeuta',
  notStarted: 'La cita aún no ha empezado',
  arrivalOnTheDay: 'La llegada se anota el día de la cita',
  arrivalFailed: 'Error al anotar la llegada',
  hasArrived: 'El paciente ya ha llegado. Quita antes la llegada.',
  cancelled: 'Cita cancelada',
  cancelFailed: 'Error al cancelar la cita',
  noShow: 'Marcada como «No asistió»',
  noShowFailed: 'Error al marcar la cita como «No asistió»',
  corrected: 'Estado de la cita corregido',
  correctionFailed: 'Error al corregir el estado de la cita',
  correctionReason: 'Indica el motivo de la corrección',
  outsideTeam: 'Este fisioterapeuta no atiende al paciente ese día',
  onlyAdmin: 'Solo la administración elige el fisioterapeuta de una cita',
  therapistGone: 'El fisioterapeuta de antes ya no tiene acceso',
  leadGone:
    'El responsable de este paciente ya no tiene acceso. Elige otro fisioterapeuta o traspasa antes al paciente.',
  removedPatient: 'Paciente eliminado',
  told: 'Anotado como avisado',
  toldFailed: 'No se ha podido anotar el aviso',
  toldOther: 'La cita ha cambiado. Mira cómo está ahora.',
  batchCount: 'Elige de 1 a 200 citas',
  batchOnce: 'Cada cita se cambia una sola vez',
  batchRefused: 'No se ha cambiado ninguna cita. Revisa las señaladas.',
  batchFailed: 'Error al cambiar las citas',
  batchUndone: 'Todas las citas están como antes',
  batchUndoRefused: (reason: string) => `No se ha deshecho ninguna: ${reason}`,
  optionsFailed: 'Error al buscar horas libres',
  recordDeleted: 'Ficha del paciente eliminada',
} as const;

export const APPOINTMENT_PATHS = {
  list: '/api/appointments',
  one: (id: string) => `/api/appointments/${encodeURIComponent(id)}`,
  status: (id: string) => `/api/appointments/${encodeURIComponent(id)}/status`,
  stats: '/api/appointments/stats/overview',
  today: '/api/appointments/today',
  mine: '/api/appointments/my-appointments',
  /** Only on our server. A series is previewed first, and then saved completely or not at all. */
  seriesPreview: '/api/appointments/series/preview',
  series: '/api/appointments/series',
  /** Only on our server. Undoes a change whose answer contained `undo`. */
  undo: (id: string) => `/api/appointments/${encodeURIComponent(id)}/undo`,
  /** Only on our server (`appointmentBatch`). Changes several appointments, or none, and undoes that. */
  batch: '/api/appointments/batch',
  batchUndo: '/api/appointments/batch/undo',
  /** Only on our server. What happened to an appointment, and two changes that the documented PATCH lacks. */
  events: (id: string) => `/api/appointments/${encodeURIComponent(id)}/events`,
  cancellation: (id: string) => `/api/appointments/${encodeURIComponent(id)}/cancellation`,
  noShow: (id: string) => `/api/appointments/${encodeURIComponent(id)}/no-show`,
  correction: (id: string) => `/api/appointments/${encodeURIComponent(id)}/correction`,
  /** Only on our server. Notes that the patient has arrived, or takes that back. */
  arrival: (id: string) => `/api/appointments/${encodeURIComponent(id)}/arrival`,
  calendarFile: (id: string) => `/api/appointments/${encodeURIComponent(id)}/calendar.ics`,
} as const;

/** Only on our server. The private address under which other calendars subscribe to a user's appointments. */
export const CALENDAR_PATHS = {
  /** GET says whether the feed exists, POST replaces its address, DELETE revokes it. */
  feed: '/api/calendar/feed',
  file: (token: string) => `/api/calendar/${encodeURIComponent(token)}.ics`,
} as const;

/** Statuses that several appointments can be given at once. */
export const BATCH_STATUSES = ['CONFIRMED', 'CANCELLED'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];
/** What can be done to several appointments at once. */
export type BatchChange = BatchStatus | 'DELETED';

const NOUN = ['cita', 'citas'] as const;

/** How the change of several is told. */
export const BATCH_WORDS: Record<BatchChange | 'RESTORED', BatchWords> = {
  CONFIRMED: { noun: NOUN, done: ['confirmada', 'confirmadas'] },
  CANCELLED: { noun: NOUN, done: ['cancelada', 'canceladas'] },
  DELETED: { noun: NOUN, done: ['eliminada', 'eliminadas'] },
  RESTORED: { noun: NOUN, done: ['recuperada', 'recuperadas'] },
};

/** Those of the appointments whose status allows the change. */
export const changeable = <Row extends { status: AppointmentStatus }>(
  rows: readonly Row[],
  status: BatchStatus,
): Row[] => rows.filter((row) => APPOINTMENT_TRANSITIONS[row.status].includes(status));

/** The question before several are cancelled. */
export const cancelQuestion = (count: number): string => `¿Cancelar ${counted(count, NOUN)}?`;

/** The question before several are deleted. */
export const deleteQuestion = (count: number): string => `¿Eliminar ${counted(count, NOUN)}?`;

/** What a deletion does, of one and of several. */
export const DELETE_CONSEQUENCES: OneOrMore = [
  'Desaparecerá de la agenda y del calendario del paciente, y su hora quedará libre.',
  'Desaparecerán de la agenda y del calendario de sus pacientes, y sus horas quedarán libres.',
];

/** How many were moved, given to a colleague and cancelled in one go. */
export function resolvedText({
  moved,
  given,
  cancelled,
}: Record<'moved' | 'given' | 'cancelled', number>): string {
  const parts: [number, string][] = [
    [moved, wordFor(moved, ['movida', 'movidas'])],
    [given, wordFor(given, ['pasada a otro fisioterapeuta', 'pasadas a otro fisioterapeuta'])],
    [cancelled, wordFor(cancelled, ['cancelada', 'canceladas'])],
  ];
  const told = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `Citas resueltas: ${told.join(', ')}.`;
}

/** How many of the chosen ones no change fits; empty for none. */
export const fixedText = (count: number): string =>
  count === 0 ? '' : `${count} no ${wordFor(count, ['admite', 'admiten'])} cambios`;
