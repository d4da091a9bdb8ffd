import type { FoundAppointment } from './appointmentImportSchemas';
import {
  APPOINTMENT_IMPORT_MESSAGES as MESSAGES,
  type AppointmentImportField,
  type AppointmentMapping,
  FOUND_TEXT_LIMITS as FOUND_LIMITS,
} from './appointmentImports';
import { intervalOf, type WallSlot } from './appointmentTime';
import {
  APPOINTMENT_LIMITS,
  APPOINTMENT_TYPE_LABELS,
  APPOINTMENT_TYPES,
  type AppointmentType,
} from './appointments';
import { FIELD_MESSAGES } from './common/messages';
import { foldText } from './common/text';
import { dayOf, inDigits, inOrder, instantAsTime, type RowDays, saidIn } from './importRows';
import { DAY_MINUTES, minutesOf, timeOf as clock } from './timetable';

/** A day as `YYYY-MM-DD`, as for patients. A year of two digits lies in this century, because the day lies ahead. */
export function dayAhead(cell: string, today: string): string | undefined {
  const century = today.slice(0, 2);
  return dayOf(inDigits(cell).replace(/^(\d{1,2}[-/. ]\d{1,2}[-/. ])(\d{2})(?!\d)/, `$1${century}$2`), today);
}

/**
 * A time as `HH:mm`: alone (`9:30`, `9.30`, `9h30`, `9 h`), after a day (`01/12/2026 9:30`), or a spreadsheet's fraction of
 * a day. Undefined if there is none.
 */
export function timeOf(cell: string): string | undefined {
  const text = cell.trim();
  const [, withDay, alone] = /^(?:\d{4,6}[.,](\d+)|0?[.,](\d{3,}))$/.exec(text) ?? [];
  const fraction = withDay ?? alone;
  if (fraction) return clock(Math.round(Number(`0.${fraction}`) * DAY_MINUTES) % DAY_MINUTES);
  const after = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[T ]+(.+)$/.exec(text)?.[1] ?? text;
  const found =
    /^(\d{1,2})(?::|\.|h)(\d{2})(?::\d{2})?(?:\.\d+)?(?:\s*h)?$/i.exec(after) ??
    /^(\d{1,2})\s*h$/i.exec(after);
  if (!found) return undefined;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  return hours < 24 && minutes < 60 ? clock(hours * 60 + minutes) : undefined;
}

/** A day without a time. */
const PLAIN_DAY = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;

/** Start and end in one cell: `9:30-10:15`, «de 9:30 a 10:15». */
const FROM_UNTIL =
  /^(?:de\s+)?(\d{1,2}[:.h]\d{2}(?::\d{2})?)\s*(?:[-–]|a)\s*(\d{1,2}[:.h]\d{2}(?::\d{2})?)(?:\s*h)?$/i;

/** The nearest duration that the agenda knows; undefined below and above what it takes. */
function inSteps(minutes: number): number | undefined {
  const { durationMin, durationMax, durationStep } = APPOINTMENT_LIMITS;
  if (!(minutes > 0) || minutes > durationMax) return undefined;
  return Math.max(durationMin, Math.round(minutes / durationStep) * durationStep);
}

/** Minutes of a duration: `45`, `45 min`, `1 h`, `1:30`. Undefined if it is none. */
export function durationOf(cell: string): number | undefined {
  const text = foldText(cell.trim());
  const minutes = /^(\d{1,3})(?:\s*(?:m|min|mins|minutos|'))?\.?$/.exec(text);
  if (minutes) return inSteps(Number(minutes[1]));
  const hours = /^(\d{1,2})\s*(?:h|horas?)$/.exec(text);
  if (hours) return inSteps(Number(hours[1]) * 60);
  const time = timeOf(text);
  return time === undefined ? undefined : inSteps(minutesOf(time));
}

/** Minutes from one time of a day to another; undefined if it is not later. */
export const durationUntil = (start: string, end: string): number | undefined =>
  inSteps(minutesOf(end) - minutesOf(start));

/** A type by its label; undefined if there is none such. */
export function typeOf(cell: string): AppointmentType | undefined {
  const text = foldText(cell.trim());
  return APPOINTMENT_TYPES.find((type) => foldText(APPOINTMENT_TYPE_LABELS[type]) === text);
}

/** How other programs say that an appointment does not take place, folded. */
const NOT_HELD = /^(?:cancel|anulad|suspendid|eliminad|borrad|no (?:se )?(?:asist|acud|present|vin))/;

/** What a row of an agenda becomes, and what of it could not be read, by field. */
export interface AppointmentRow {
  body: FoundAppointment;
  errors: Partial<Record<AppointmentImportField, string>>;
}

type Cells = Partial<Record<AppointmentImportField, string>>;

function slotIn(of: Cells, { today, zone }: RowDays) {
  const errors: AppointmentRow['errors'] = {};
  const inPractice = (cell: string | undefined) => cell && instantAsTime(inDigits(cell), zone);
  const [, from, until] = FROM_UNTIL.exec(of.time ?? '') ?? [];
  const [date = '', time, end] = [of.date, from ?? of.time, of.end ?? until].map(inPractice);
  const { duration } = of;
  const day = dayAhead(date, today);
  // A day with points reads like hours and minutes.
  const start = timeOf(time ?? date.replace(PLAIN_DAY, ''));
  if (!day) errors.date = MESSAGES.date;
  if (!start) errors[time === undefined ? 'date' : 'time'] ??= MESSAGES.time;
  let minutes: number | undefined = APPOINTMENT_LIMITS.durationDefault;
  if (duration) {
    minutes = durationOf(duration);
    if (!minutes) errors.duration = MESSAGES.duration;
  } else if (end && start) {
    const endsAt = timeOf(end);
    minutes = endsAt === undefined ? undefined : durationUntil(start, endsAt);
    if (!minutes) errors[of.end ? 'end' : 'time'] = endsAt ? MESSAGES.end : MESSAGES.time;
  }
  return { slot: { date: day ?? '', time: start ?? '', duration: minutes ?? 0 }, errors };
}

/** Texts that are longer than an appointment takes. The server's refusal would name no cell. */
function tooLongIn(of: Cells): AppointmentRow['errors'] {
  const errors: AppointmentRow['errors'] = {};
  for (const field of Object.keys(FOUND_LIMITS) as (keyof typeof FOUND_LIMITS)[])
    if ((of[field]?.length ?? 0) > FOUND_LIMITS[field])
      errors[field] = FIELD_MESSAGES.tooLong(FOUND_LIMITS[field]);
  return errors;
}

/** What a row of cells becomes under a mapping. */
export function appointmentRow(
  cells: readonly string[],
  { mapping, ...days }: RowDays & { mapping: AppointmentMapping },
): AppointmentRow {
  const of: Cells = {};
  mapping.forEach((field, column) => {
    const cell = saidIn(cells[column]);
    if (field && cell) of[field] = cell;
  });
  const { slot, errors } = slotIn(of, days);
  const surnames = [of.surnames, of.secondSurname].filter(Boolean);
  const name =
    surnames.length > 0 ? [of.name, ...surnames].filter(Boolean).join(' ') : inOrder(of.name ?? '');
  // Every program has types of its own: one that is not known here must not keep the whole agenda out.
  const type = (of.type && typeOf(of.type)) || 'TREATMENT';
  if (NOT_HELD.test(foldText(of.status ?? ''))) errors.status = MESSAGES.cancelled;
  const { documentNumber, email, phone, room, notes } = of;
  const person = { name, documentNumber, email, phone };
  return {
    body: { ...person, room, notes, ...slot, type },
    errors: { ...errors, ...tooLongIn(of) },
  };
}

/** When an appointment of a file takes place. What could not be read of it is empty. */
export const slotOf = ({ date, time, duration }: FoundAppointment): WallSlot => ({
  date: date ?? '',
  time: time ?? '',
  duration,
});

/**
 * The first earlier row at the same time, by row: one therapist gives them all. `undefined` marks a row to be left out. A
 * row that is refused here keeps no time.
 */
export function overlapsWithin(slots: readonly (WallSlot | undefined)[], zone: string): Map<number, number> {
  const found = new Map<number, number>();
  const asked = slots
    .flatMap((slot, row) => (slot ? [{ row, ...intervalOf(slot, zone) }] : []))
    .sort((one, other) => one.start - other.start || one.row - other.row);
  let last: (typeof asked)[number] | undefined;
  for (const one of asked) {
    if (last && one.start < last.end) found.set(one.row, last.row);
    else last = one;
  }
  return found;
}
