import { APPOINTMENT_LIMITS } from '../appointments/limits';
import { inOrder, saidIn } from '../imports/rowBody';
import { dayAhead, durationOf, durationUntil, timeOf, typeOf } from './cells';
import type { AppointmentImportField, AppointmentMapping } from './fields';
import { APPOINTMENT_IMPORT_MESSAGES as MESSAGES } from './messages';
import type { FoundAppointment } from './schemas';

/** What a row of an agenda becomes, and what of it could not be read, by field. */
export interface AppointmentRow {
  body: FoundAppointment;
  errors: Partial<Record<AppointmentImportField, string>>;
}

type Cells = Partial<Record<AppointmentImportField, string>>;

function slotIn({ date = '', time, end, duration }: Cells, today: string) {
  const errors: AppointmentRow['errors'] = {};
  const day = dayAhead(date, today);
  const start = timeOf(time ?? date);
  if (!day) errors.date = MESSAGES.date;
  if (!start) errors[time === undefined ? 'date' : 'time'] ??= MESSAGES.time;
  let minutes: number | undefined = APPOINTMENT_LIMITS.durationDefault;
  if (duration) {
    minutes = durationOf(duration);
    if (!minutes) errors.duration = MESSAGES.duration;
  } else if (end && start) {
    const until = timeOf(end);
    minutes = until === undefined ? undefined : durationUntil(start, until);
    if (!minutes) errors.end = until ? MESSAGES.end : MESSAGES.time;
  }
  return { slot: { date: day ?? '', time: start ?? '', duration: minutes ?? 0 }, errors };
}

/** What a row of cells becomes under a mapping. `today` is a day of the practice. */
export function appointmentRow(
  cells: readonly string[],
  { mapping, today }: { mapping: AppointmentMapping; today: string },
): AppointmentRow {
  const of: Cells = {};
  mapping.forEach((field, column) => {
    const cell = saidIn(cells[column]);
    if (field && cell) of[field] = cell;
  });
  const { slot, errors } = slotIn(of, today);
  const surnames = [of.surnames, of.secondSurname].filter(Boolean);
  const name =
    surnames.length > 0 ? [of.name, ...surnames].filter(Boolean).join(' ') : inOrder(of.name ?? '');
  const type = of.type ? typeOf(of.type) : 'TREATMENT';
  if (!type) errors.type = MESSAGES.type;
  const { documentNumber, email, phone, room, notes } = of;
  const person = { name, documentNumber, email, phone };
  return { body: { ...person, room, notes, ...slot, type: type ?? 'TREATMENT' }, errors };
}
