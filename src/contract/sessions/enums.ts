import { normaliseEnum } from '../common/normaliseEnum';

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
