import type { AppointmentStatus } from '@/contract/appointments';

/** Label of the button that moves an appointment to a status. */
export const STATUS_VERBS: Record<AppointmentStatus, string> = {
  SCHEDULED: 'Programar',
  CONFIRMED: 'Confirmar',
  COMPLETED: 'Completar',
  CANCELLED: 'Cancelar',
  NO_SHOW: 'No asistió',
};
