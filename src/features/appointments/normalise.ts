import type {
  Appointment,
  AppointmentConflict,
  AppointmentHistory,
  AppointmentReply,
  AppointmentSlot,
  AppointmentStats,
  AppointmentUndo,
  OutsideTeam,
  SeriesOccurrence,
  SeriesPlan,
} from '@/contract/appointmentAnswers';
import { serviceColourOf } from '@/contract/services';
import {
  APPOINTMENT_EVENT_KINDS,
  APPOINTMENT_LIMITS,
  APPOINTMENT_MESSAGES as MESSAGES,
  appointmentStatusOf,
  appointmentTypeOf,
  OCCURRENCE_REASONS,
} from '@/contract/appointments';
import { instantOf, isPlainDay, toOffsetIso } from '@/contract/common/practiceTime';
import { practiceZone } from '@/shared/lib/dates';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import type { ApiError } from '@/shared/api/errors';
import { belongingOf } from '@/shared/api/records';
import { isObject } from '@/shared/lib/values';

type Raw = Record<string, unknown>;

/** A conflict, and who is busy. */
export interface TitledConflict extends AppointmentConflict {
  title: string;
}

const TIME = /^(\d{2}:\d{2})/;
const WITHOUT_OFFSET = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/**
 * Instant of an appointment. A backend may send day and time separately, or without an offset; both are in
 * the practice's time zone.
 */
function instantFrom(date: unknown, time: unknown): string {
  const text = textOf(date);
  const wall = WITHOUT_OFFSET.exec(text);
  const clock = TIME.exec(textOf(time))?.[1];
  if (wall?.[1] && wall[2]) return practiceInstant(wall[1], wall[2]);
  if (isPlainDay(text)) return practiceInstant(text, clock ?? '00:00');
  return text;
}

const practiceInstant = (date: string, time: string) =>
  toOffsetIso(instantOf(date, time, practiceZone()), practiceZone());

/** Service and room; only our server sends them, or null for none. */
const offerOf = ({ service, room }: Raw): Pick<Appointment, 'service' | 'room'> => ({
  ...(service === null && { service }),
  ...(isObject(service) && {
    service: { id: idOf(service), name: textOf(service.name), colour: serviceColourOf(service.colour) },
  }),
  ...(room === null && { room }),
  ...(isObject(room) && { room: { id: idOf(room), name: textOf(room.name) } }),
});

/** What its patient can answer; only our server says so. */
const toReply = (raw: Raw): AppointmentReply => ({
  isLate: raw.isLate === true,
  hasAskedAnotherDay: raw.hasAskedAnotherDay === true,
  undoUntil: optionalTextOf(raw.undoUntil),
});

/** Reads an appointment in any backend's spelling: patient flat or nested, statuses in either case. */
export function toAppointment(raw: Raw): Appointment {
  // Document databases may put the referenced patient in place of its id.
  const nested = [raw.patient, raw.patientId].find(isObject) ?? {};
  const therapist = isObject(raw.therapist) ? raw.therapist : undefined;
  return {
    id: idOf(raw),
    patientId: isObject(raw.patientId) ? idOf(raw.patientId) : textOf(raw.patientId) || idOf(nested),
    patientName: textOf(raw.patientName) || textOf(nested.name),
    patientPhone: optionalTextOf(raw.patientPhone ?? nested.phone),
    patientEmail: optionalTextOf(raw.patientEmail ?? nested.email),
    date: instantFrom(raw.date, raw.time),
    duration: numberOf(raw.duration, APPOINTMENT_LIMITS.durationDefault),
    type: appointmentTypeOf(raw.type),
    status: appointmentStatusOf(raw.status),
    notes: optionalTextOf(raw.notes),
    ...(therapist && {
      therapist: {
        ...(therapist.id !== undefined && { id: idOf(therapist) }),
        name: textOf(therapist.name),
        phone: optionalTextOf(therapist.phone),
      },
    }),
    ...offerOf(raw),
    ...(isObject(raw.reply) && { reply: toReply(raw.reply) }),
    ...('arrivedAt' in raw && { arrivedAt: optionalTextOf(raw.arrivedAt) }),
    ...('asksAnotherDay' in raw && { asksAnotherDay: raw.asksAnotherDay === true }),
    ...(textOf(raw.expected) && { expected: textOf(raw.expected) }),
    ...belongingOf(raw),
  };
}

/** By date ascending; ids break ties so that the order is stable. */
export const byDate = (a: Appointment, b: Appointment): number =>
  Date.parse(a.date) - Date.parse(b.date) || (a.id < b.id ? -1 : Number(a.id > b.id));

export const toAppointments = (answer: unknown): Appointment[] =>
  listOf(answer, 'appointments').map(toAppointment).sort(byDate);

/** Of whom nobody has told the patient, by the start on which the patient counts. */
export function toUntold(answer: unknown): Appointment[] {
  const gone = isObject(answer) ? listOf(answer.stillExpected).map(toAppointment) : [];
  const countedOn = ({ expected, date }: Appointment) => Date.parse(expected ?? date);
  return [...toAppointments(answer), ...gone].sort((a, b) => countedOn(a) - countedOn(b));
}

export const toOneAppointment = (answer: unknown): Appointment =>
  toAppointment(objectOf(answer, 'appointment'));

/** How a change can be undone; `null` if the backend does not say. */
export function toUndo(answer: unknown): AppointmentUndo | null {
  const undo = isObject(answer) && isObject(answer.undo) ? answer.undo : {};
  const [change, until] = [textOf(undo.change), textOf(undo.until)];
  return change && until ? { change, until } : null;
}

/** Reads the history of an appointment; `null` if the answer is none. */
export function toHistory(answer: unknown): AppointmentHistory | null {
  if (!isObject(answer) || !Array.isArray(answer.events)) return null;
  const events = answer.events.filter(isObject).flatMap((raw) => {
    const kind = APPOINTMENT_EVENT_KINDS.find((known) => known === raw.kind);
    const event = {
      id: idOf(raw),
      at: textOf(raw.at),
      actorName: textOf(raw.actorName),
      status: appointmentStatusOf(raw.status),
      fromStatus: raw.fromStatus ? appointmentStatusOf(raw.fromStatus) : null,
      date: textOf(raw.date),
      duration: numberOf(raw.duration, 0),
      fromDate: optionalTextOf(raw.fromDate),
      fromDuration: raw.fromDuration ? numberOf(raw.fromDuration, 0) : null,
      fromTherapist: optionalTextOf(raw.fromTherapist),
      toTherapist: optionalTextOf(raw.toTherapist),
      fromRoom: optionalTextOf(raw.fromRoom),
      toRoom: optionalTextOf(raw.toRoom),
      reason: optionalTextOf(raw.reason),
      late: raw.late === true,
    };
    return kind ? [{ ...event, kind }] : [];
  });
  return { events, undo: toUndo(answer), lateFrom: textOf(answer.lateFrom) };
}

export function toStats(answer: unknown): AppointmentStats {
  const stats = objectOf(answer, 'stats', 'overview');
  return {
    total: numberOf(stats.total, 0),
    today: numberOf(stats.today, 0),
    thisWeek: numberOf(stats.thisWeek, 0),
    completed: numberOf(stats.completed, 0),
    cancelled: numberOf(stats.cancelled, 0),
    pending: numberOf(stats.pending, 0),
  };
}

const toSlots = (value: unknown): AppointmentSlot[] =>
  (Array.isArray(value) ? value : [])
    .filter(isObject)
    .map((slot) => ({ date: textOf(slot.date), duration: numberOf(slot.duration, 0) }))
    .filter(({ date }) => !Number.isNaN(Date.parse(date)));

const toConflict = (value: unknown): SeriesOccurrence['conflict'] =>
  isObject(value)
    ? {
        id: idOf(value),
        date: textOf(value.date),
        duration: numberOf(value.duration, 0),
        patientName: textOf(value.patientName),
      }
    : null;

/** Reads `details` of a 409; `null` if they do not have our shape. */
export function toConflictDetails(details: unknown): AppointmentConflict | null {
  const conflict = isObject(details) ? toConflict(details.conflict) : null;
  if (!conflict || !isObject(details)) return null;
  const { alternatives, freeRooms } = details;
  return {
    conflict,
    alternatives: toSlots(alternatives),
    ...(Array.isArray(freeRooms) && {
      freeRooms: freeRooms.filter(isObject).map((room) => ({ id: idOf(room), name: textOf(room.name) })),
    }),
  };
}

/** Who is busy, in the words of our own server; any other refusal says that the time is taken. */
const BUSY: readonly string[] = [MESSAGES.patientBusy, MESSAGES.roomBusy];

/** What is in the way of a refused time, with a title that says who is busy; `null` for another refusal. */
export function toTitledConflict({ status, details, message }: ApiError): TitledConflict | null {
  const found = status === 409 ? toConflictDetails(details) : null;
  return found && { ...found, title: BUSY.find((one) => one === message) ?? MESSAGES.overlap };
}

/** Reads `details` of a 409 to a therapist who does not attend the patient; `null` if they do not have that shape. */
export function toOutsideTeam(details: unknown): OutsideTeam | null {
  const outside = isObject(details) && isObject(details.outsideTeam) ? details.outsideTeam : {};
  const [therapistName, patientName] = [textOf(outside.therapistName), textOf(outside.patientName)];
  return therapistName && patientName ? { therapistName, patientName } : null;
}

/** Reads a preview's answer or the `details` of a refused series; `null` if it is neither. */
export function toSeriesPlan(answer: unknown): SeriesPlan | null {
  if (!isObject(answer) || !Array.isArray(answer.occurrences)) return null;
  const occurrences = answer.occurrences.filter(isObject).map((one) => ({
    date: textOf(one.date),
    time: textOf(one.time),
    conflict: toConflict(one.conflict),
    reason: OCCURRENCE_REASONS.find((reason) => reason === one.reason) ?? null,
    outside: optionalTextOf(one.outside),
    alternatives: toSlots(one.alternatives),
  }));
  return { occurrences };
}
