import { normaliseEnum } from '../common/normaliseEnum';

/** Session statuses: the form's four and IN_PROGRESS, which the patient's list knows. */
export const SESSION_STATUSES = ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'NO_SHOW'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];
export const SESSION_STATUS_LABELS: Record<SessionStatus, string> = {
  SCHEDULED: 'Programada',
  IN_PROGRESS: 'En progreso',
  COMPLETED: 'Completada',
  CANCELLED: 'Cancelada',
  NO_SHOW: 'No asistió',
};

/** What the form offers. */
export const SESSION_FORM_STATUSES: readonly SessionStatus[] = [
  'SCHEDULED',
  'COMPLETED',
  'CANCELLED',
  'NO_SHOW',
];

/** Status in either spelling, or `undefined`, which the history shows as 'Pendiente'. */
export function sessionStatusOf(value: unknown): SessionStatus | undefined {
  const normal = normaliseEnum(value);
  return SESSION_STATUSES.find((status) => status === normal);
}

/** Label of a status that no backend named. */
export const UNKNOWN_SESSION_STATUS_LABEL = 'Pendiente';

/** A status as the form sends it. */
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
