import type { Appointment } from '../appointments/entities';
import type { AppointmentType } from '../appointments/enums';
import { wallClockOf } from '../common/practiceTime';
import type { SessionStatus, TREATMENT_TYPES } from './enums';
import { SESSION_LIMITS } from './limits';

/** Treatment type implied by the type of an appointment. For other types the therapist chooses it. */
const TREATMENT_OF: Partial<Record<AppointmentType, (typeof TREATMENT_TYPES)[number]>> = {
  EVALUATION: 'Evaluación inicial',
  FOLLOW_UP: 'Seguimiento',
};

/** Prefilled values of a session for an appointment. */
export interface SessionStart {
  patientId: string;
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
    ...wallClockOf(begin, zone),
    // An appointment may be longer than the maximum of a session.
    duration: Math.min(appointment.duration, SESSION_LIMITS.durationMax),
    treatmentType: TREATMENT_OF[appointment.type] ?? '',
    status: begin > now ? 'SCHEDULED' : 'COMPLETED',
  };
}
