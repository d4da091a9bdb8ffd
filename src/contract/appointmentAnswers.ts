import * as yup from 'yup';
import {
  APPOINTMENT_EVENT_KINDS,
  APPOINTMENT_STATUSES,
  APPOINTMENT_TYPES,
  OCCURRENCE_REASONS,
} from './appointments';
import {
  count,
  type Entity,
  given,
  instant,
  maybe,
  maybeInstant,
  practiceInstant,
  whole,
} from './common/fields';
import { episodeOfAnswer } from './episodeAnswers';
import { roomLabel } from './roomAnswers';
import { serviceLabel } from './serviceAnswers';

/** `id` is only told to staff, who may choose another therapist. */
const therapist = yup.object({ id: yup.string(), name: given(), phone: maybe() });

/** What a patient has answered about an appointment, and what they still can. */
const appointmentReply = yup.object({
  /** Too late to cancel without calling. */
  isLate: yup.boolean().required(),
  /** The practice has been told that another day is wanted. */
  hasAskedAnotherDay: yup.boolean().required(),
  /** Until when the answer can be taken back; null if there is none. */
  undoUntil: maybeInstant(),
});
export type AppointmentReply = Entity<typeof appointmentReply>;

/** An appointment. `notes` is `null` for everyone except therapists. */
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
  service: serviceLabel.nullable().defined(),
  room: roomLabel.nullable().defined(),
  /** When the patient arrived, for staff; null if nobody noted it, absent on other backends. */
  arrivedAt: maybeInstant().default(undefined).optional(),
  /** What its patient can answer, in their own list; absent if it is over or has ended, and on other backends. */
  reply: appointmentReply.default(undefined).optional(),
  /** For staff: the patient has asked for another day, and the practice has neither moved it nor changed its status since. */
  asksAnotherDay: yup.boolean().optional(),
  /** Another start on which the patient may still count; only where it is asked who is to be told. */
  expected: practiceInstant().default(undefined).optional(),
  ...episodeOfAnswer,
});

/** An appointment in the browser. Another backend may omit the therapist or parts of it, service and room. */
export type Appointment = Omit<Entity<typeof appointment, 'service' | 'room'>, 'therapist'> & {
  therapist?: Entity<typeof therapist, 'id' | 'phone'>;
};

/** GET of the list, of today's and of the patient's own appointments. */
export const appointmentsAnswer = yup.object({ appointments: yup.array(appointment).required() });

/**
 * GET /api/appointments/untold: appointments that take place, and apart from them those that are off or on another day,
 * while their patient still counts on them. A deleted one is told as cancelled.
 */
export const untoldAnswer = appointmentsAnswer.shape({
  stillExpected: yup.array(appointment).optional(),
});

/** Answer to GET and POST of one appointment, and to an undo. */
export const oneAppointmentAnswer = yup.object({ appointment: appointment.required() });

/** A change of an appointment that can be undone, and until when this is offered. */
export const appointmentUndo = yup.object({ change: given(), until: instant() });
export type AppointmentUndo = Entity<typeof appointmentUndo>;

/** PUT of an appointment and PATCH of its status. `undo` is set if a change was made that can be undone. */
export const changedAppointmentAnswer = oneAppointmentAnswer.shape({
  undo: appointmentUndo.default(undefined).optional(),
});

/** POST /api/appointments/batch. Its undo takes `changes` back as they are. */
export const appointmentBatchAnswer = appointmentsAnswer.shape({
  undo: yup
    .object({
      changes: yup.array(yup.object({ id: given(), change: given() })).required(),
      until: instant(),
    })
    .required(),
});
export type AppointmentBatchUndo = Entity<typeof appointmentBatchAnswer>['undo'];

/** Where an appointment may go: to a free time, or at its own time to a colleague. */
const touchedOption = yup.object({ date: practiceInstant(), therapistId: given(), therapistName: given() });
export type TouchedOption = Entity<typeof touchedOption>;

/** GET /api/hours/{id}/touched/options. The first ones of the appointments do not overlap each other. */
export const touchedOptionsAnswer = yup.object({
  appointments: yup
    .array(yup.object({ id: given(), options: yup.array(touchedOption).required() }))
    .required(),
});

/**
 * One change of an appointment. `from…` is the state before it, `null` where that did not change. Therapist and room are
 * named only if they changed; of the room, one side is `null` for none.
 */
const appointmentEvent = yup.object({
  id: given(),
  at: instant(),
  actorName: given(),
  kind: yup.string().oneOf(APPOINTMENT_EVENT_KINDS).required(),
  status: yup.string().oneOf(APPOINTMENT_STATUSES).required(),
  fromStatus: yup.string().oneOf(APPOINTMENT_STATUSES).nullable().defined(),
  date: practiceInstant(),
  duration: whole().meta({ description: 'Minutos' }),
  fromDate: practiceInstant().nullable().defined(),
  fromDuration: whole().nullable().defined(),
  fromTherapist: maybe(),
  toTherapist: maybe(),
  fromRoom: maybe(),
  toRoom: maybe(),
  reason: maybe(),
  late: yup.boolean().required(),
});
export type AppointmentEvent = Entity<typeof appointmentEvent>;

/**
 * GET /api/appointments/{id}/events, newest first. `undo` is the latest change while it can be undone, and
 * `lateFrom` the instant from which a cancellation is late.
 */
export const appointmentEventsAnswer = yup.object({
  events: yup.array(appointmentEvent).required(),
  undo: appointmentUndo.nullable().defined().default(null),
  lateFrom: instant(),
});
export type AppointmentHistory = Entity<typeof appointmentEventsAnswer>;

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

/** A slot of the agenda, free or busy. */
const appointmentSlot = yup.object({
  date: practiceInstant(),
  duration: whole().meta({ description: 'Minutos' }),
});
export type AppointmentSlot = Entity<typeof appointmentSlot>;

/** The conflicting appointment, and the next free starts. */
const inTheWay = appointmentSlot.shape({ id: given(), patientName: given() });
const alternatives = yup.array(appointmentSlot).required();

/** `details` of the 409 answer. If only the room is busy, also the rooms that are free at the time that was asked for. */
export const appointmentConflict = yup.object({
  conflict: inTheWay.required(),
  alternatives,
  freeRooms: yup.array(roomLabel.required()).optional(),
});
export type AppointmentConflict = Entity<typeof appointmentConflict>;

/** `details` of the 409 to who names a therapist who does not attend the patient: `joinsTeam` lets them. */
export const outsideTeam = yup.object({
  outsideTeam: yup.object({ therapistName: given(), patientName: given() }).required(),
});
export type OutsideTeam = Entity<typeof outsideTeam>['outsideTeam'];

/**
 * An appointment of a planned series, in the practice's wall-clock time. If it cannot be made, `reason` says
 * why.
 */
const seriesOccurrence = yup.object({
  date: given(),
  time: given(),
  conflict: inTheWay.nullable().defined(),
  /** `null` if it can be made; with `outside` it can, if the person insists. */
  reason: yup.string().oneOf(OCCURRENCE_REASONS).nullable().defined(),
  /** Why it lies outside the hours, in words, if that is the reason. */
  outside: maybe(),
  alternatives,
});
export type SeriesOccurrence = Entity<typeof seriesOccurrence>;

/** POST /api/appointments/series/preview; also `details` of the 409 to a series. */
export const seriesPlan = yup.object({ occurrences: yup.array(seriesOccurrence).required() });
export type SeriesPlan = Entity<typeof seriesPlan>;

/**
 * GET /api/calendar/feed: whether there is a private address. The address itself is sent only on creation.
 */
export const calendarFeedState = yup.object({ active: yup.boolean().required(), createdAt: maybeInstant() });
export type CalendarFeedState = Entity<typeof calendarFeedState>;

/** POST /api/calendar/feed. */
export const calendarFeedAnswer = yup.object({ url: given() });
