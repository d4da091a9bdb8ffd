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

/** Allowed next statuses: scheduled → confirmed or cancelled; confirmed → completed; others end. */
export const APPOINTMENT_TRANSITIONS: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  SCHEDULED: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
  NO_SHOW: [],
};

/** Final statuses: the appointment keeps its time and its patient. */
export const ENDED_APPOINTMENT_STATUSES: readonly AppointmentStatus[] = ['COMPLETED', 'CANCELLED', 'NO_SHOW'];

/** Statuses that take up the therapist's time; cancelled and no-show ones do not count. */
export const LIVE_APPOINTMENT_STATUSES: readonly AppointmentStatus[] = [
  'SCHEDULED',
  'CONFIRMED',
  'COMPLETED',
];

/** Type in either spelling (`follow-up`, `FOLLOW_UP`); an unknown one is shown as consultation, the default. */
export function appointmentTypeOf(value: unknown): AppointmentType {
  const normal = normaliseEnum(value);
  return APPOINTMENT_TYPES.find((type) => type === normal) ?? 'CONSULTATION';
}

/** Status in either spelling (`no-show`, `NO_SHOW`); an unknown one is shown as scheduled. */
export function appointmentStatusOf(value: unknown): AppointmentStatus {
  const normal = normaliseEnum(value);
  return APPOINTMENT_STATUSES.find((status) => status === normal) ?? 'SCHEDULED';
}

/**
 * Why an appointment of a series cannot be made: the time is taken, another one of the series overlaps, or
 * it lies in the past.
 */
export const OCCURRENCE_REASONS = ['busy', 'series', 'past'] as const;
