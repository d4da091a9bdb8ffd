import * as yup from 'yup';
import {
  count,
  type Entity,
  given,
  instant,
  maybe,
  maybeInstant,
  practiceInstant,
  whole,
} from '../common/answers';
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPES, OCCURRENCE_REASONS } from './enums';

const therapist = yup.object({ name: given(), phone: maybe() });

/** An appointment. Its notes are the therapist's: `null` for anybody else. */
export const appointment = yup.object({
  id: given(),
  patientId: given(),
  patientName: given(),
  patientPhone: maybe(),
  patientEmail: maybe(),
  date: practiceInstant(),
  duration: whole().meta({ description: 'Minutos' }),
  type: yup.string().oneOf(APPOINTMENT_TYPES).required(),
  status: yup.string().oneOf(APPOINTMENT_STATUSES).required(),
  notes: maybe(),
  therapist: therapist.required(),
});

/** An appointment; another backend may name no therapist, or not how to call them. */
export type Appointment = Omit<Entity<typeof appointment>, 'therapist'> & {
  therapist?: Entity<typeof therapist, 'phone'>;
};

/** GET of the list, of today's and of the patient's own. */
export const appointmentsAnswer = yup.object({ appointments: yup.array(appointment).required() });

/** Answer to GET and POST of one appointment, and to an undo. */
export const oneAppointmentAnswer = yup.object({ appointment: appointment.required() });

/** Which change of an appointment can be taken back, and until when that is offered. */
export const appointmentUndo = yup.object({ change: given(), until: instant() });
export type AppointmentUndo = Entity<typeof appointmentUndo>;

/** PUT of one and PATCH of its status: `undo` where there was something to change that can be taken back. */
export const changedAppointmentAnswer = oneAppointmentAnswer.shape({
  undo: appointmentUndo.default(undefined).optional(),
});

/** GET /api/appointments/stats/overview. */
export const appointmentStats = yup.object({
  total: count(),
  today: count(),
  thisWeek: count(),
  completed: count(),
  cancelled: count(),
  pending: count(),
});
export type AppointmentStats = Entity<typeof appointmentStats>;

/** A free or taken stretch of the agenda. */
const appointmentSlot = yup.object({
  date: practiceInstant(),
  duration: whole().meta({ description: 'Minutos' }),
});
export type AppointmentSlot = Entity<typeof appointmentSlot>;

/** The appointment in the way, and the next free starts. */
const inTheWay = appointmentSlot.shape({ id: given(), patientName: given() });
const alternatives = yup.array(appointmentSlot).required();

/** `details` of the 409 answer. */
export const appointmentConflict = yup.object({ conflict: inTheWay.required(), alternatives });
export type AppointmentConflict = Entity<typeof appointmentConflict>;

/**
 * One appointment of a planned series, in the practice's wall-clock time, with the reason it cannot be made,
 * if any.
 */
const seriesOccurrence = yup.object({
  date: given(),
  time: given(),
  conflict: inTheWay.nullable().defined(),
  /** `null` if it can be made. */
  reason: yup.string().oneOf(OCCURRENCE_REASONS).nullable().defined(),
  alternatives,
});
export type SeriesOccurrence = Entity<typeof seriesOccurrence>;

/** POST /api/appointments/series/preview; also `details` of the 409 of a series. */
export const seriesPlan = yup.object({ occurrences: yup.array(seriesOccurrence).required() });
export type SeriesPlan = Entity<typeof seriesPlan>;

/** GET /api/calendar/feed: whether there is a private address. The address itself is told only when it is made. */
export const calendarFeedState = yup.object({ active: yup.boolean().required(), createdAt: maybeInstant() });
export type CalendarFeedState = Entity<typeof calendarFeedState>;

/** POST /api/calendar/feed. */
export const calendarFeedAnswer = yup.object({ url: given() });
