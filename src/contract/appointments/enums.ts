import { normaliseEnum } from '../common/normaliseEnum';

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
