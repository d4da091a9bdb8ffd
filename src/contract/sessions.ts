import type { Appointment } from './appointmentAnswers';
import type { AppointmentType } from './appointments';
import { wallClockOf } from './common/practiceTime';
import { normaliseEnum } from './common/text';

/** Statuses of a session: the form's four, and IN_PROGRESS, which occurs in the patient's list. */
export const SESSION_STATUSES = ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'NO_SHOW'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];
export const SESSION_STATUS_LABELS: Record<SessionStatus, string> = {
  SCHEDULED: 'Programada',
  IN_PROGRESS: 'En progreso',
  COMPLETED: 'Completada',
  CANCELLED: 'Cancelada',
  NO_SHOW: 'No asistió',
};

/** Statuses offered in the form. */
export const SESSION_FORM_STATUSES: readonly SessionStatus[] = [
  'SCHEDULED',
  'COMPLETED',
  'CANCELLED',
  'NO_SHOW',
];

/** Reads a status in either spelling; `undefined` if unknown, shown as 'Pendiente' in the history. */
export function sessionStatusOf(value: unknown): SessionStatus | undefined {
  const normal = normaliseEnum(value);
  return SESSION_STATUSES.find((status) => status === normal);
}

/** Label of an unknown status. */
export const UNKNOWN_SESSION_STATUS_LABEL = 'Pendiente';

/** Spelling of a status as sent by the form. */
export const sessionStatusParam = (status: SessionStatus): string =>
  status === 'IN_PROGRESS' ? status : status.toLowerCase().replaceAll('_', '-');

/** Treatment types. */
export const TREATMENT_TYPES = [
  'Evaluación inicial',
  'Tratamiento manual',
  'Ejercicios terapéuticos',
  'Terapia física',
  'Rehabilitación',
  'Masaje terapéutico',
  'Electroterapia',
  'Ultrasonido',
  'Terapia de calor/frío',
  'Educación del paciente',
  'Seguimiento',
] as const;

/** Limits of a session. `duration` is in minutes. */
export const SESSION_LIMITS = {
  durationMin: 15,
  durationMax: 180,
  durationDefault: 60,
  locationDefault: 'Consultorio',
  exercisesMax: 60,
  setsMax: 50,
  repsMax: 100,
  secondsMax: 3600,
} as const;

/** Periods of the history, in days before today. */
export const HISTORY_PERIODS = { week: 7, month: 30 } as const;

/** Texts of sessions. The wording is fixed; see `COMMON_MESSAGES`. */
export const SESSION_MESSAGES = {
  saveFailed: 'Error al guardar la sesión',
  loadFailed: 'Error al cargar la sesión',
  detailFailed: 'Error al cargar los detalles de la sesión',
  historyFailed: 'Error al cargar el historial',
  listFailed: 'Error al cargar las sesiones',
  created: 'Sesión creada exitosamente',
  updated: 'Sesión actualizada exitosamente',
  notFound: 'Sesión no encontrada',
  empty: 'No hay sesiones registradas',
  noneYet: 'Ninguna todavía',
  unavailable: 'No disponible ahora',
  patientRequired: 'Debes seleccionar un paciente',
  treatmentRequired: 'Debes especificar el tipo de tratamiento',
  dateRequired: 'Selecciona una fecha',
  timeRequired: 'Selecciona una hora',
  durationRange: 'La duración debe estar entre 15 y 180 minutos',
} as const;

export const SESSION_PATHS = {
  list: '/api/sessions',
  one: (id: string) => `/api/sessions/${encodeURIComponent(id)}`,
  versions: (id: string) => `/api/sessions/${encodeURIComponent(id)}/versions`,
  mine: '/api/sessions/my-sessions',
  ofPatient: (patientId: string) => `/api/sessions/patient/${encodeURIComponent(patientId)}`,
} as const;

/** Treatment type implied by the type of an appointment. For other types the therapist chooses it. */
const TREATMENT_OF: Partial<Record<AppointmentType, (typeof TREATMENT_TYPES)[number]>> = {
  EVALUATION: 'Evaluación inicial',
  FOLLOW_UP: 'Seguimiento',
};

/** Prefilled values of a session for an appointment. */
export interface SessionStart {
  patientId: string;
  /** Episode for which it was booked, where the backend tells it. */
  episodeId?: string;
  date: string;
  time: string;
  duration: number;
  treatmentType: string;
  status: SessionStatus;
}

/** Session values for an appointment. The status is completed if the appointment has begun. */
export function sessionOfAppointment(appointment: Appointment, now: Date, zone: string): SessionStart {
  const begin = new Date(appointment.date);
  return {
    patientId: appointment.patientId,
    ...(appointment.episodeId && { episodeId: appointment.episodeId }),
    ...wallClockOf(begin, zone),
    // An appointment may be longer than the maximum of a session.
    duration: Math.min(appointment.duration, SESSION_LIMITS.durationMax),
    treatmentType: TREATMENT_OF[appointment.type] ?? '',
    status: begin > now ? 'SCHEDULED' : 'COMPLETED',
  };
}
