import { MINUTE_MS } from '@/contract/common/durations';
import type { Appointment } from '@/contract/appointments/entities';
import { APPOINTMENT_STATUS_LABELS, APPOINTMENT_TYPE_LABELS } from '@/contract/appointments/enums';
import { DEFAULT_TIME_ZONE } from '@/contract/common/limits';
import { startOfDay } from '@/contract/common/practiceTime';
import { phoneDigits } from '@/contract/common/phone';
import { todayOfPractice } from '@/shared/lib/dates';
import { textSearch } from '@/shared/lib/text';
import type { AppointmentQuery } from './api';
import { visibleDays } from './calendarRange';
import type { AgendaFilters, AgendaState } from './slice';

/** The query that a panel of filters asks for; a range the wrong way round is turned. */
export function queryOf({ startDate, endDate, status, patientId }: AgendaFilters): AppointmentQuery {
  const turned = startDate && endDate && startDate > endDate;
  const [first, last] = turned ? [endDate, startDate] : [startDate, endDate];
  return {
    ...(first && { startDate: first }),
    ...(last && { endDate: last }),
    ...(status && { status }),
    ...(patientId && { patientId }),
  };
}

/** Query of the calendar: the visible days. The date range of the filter panel only filters within them. */
export function calendarQueryOf({ range, date, status, patientId }: AgendaState): AppointmentQuery {
  return {
    ...visibleDays(range, date || todayOfPractice()),
    ...(status && { status }),
    ...(patientId && { patientId }),
  };
}

/** Filters in use, for the panel's counter. */
export const activeFilters = (filters: AgendaFilters): number =>
  [filters.startDate, filters.endDate, filters.status, filters.patientId].filter(Boolean).length;

const matchOf = textSearch<Appointment>((row) => [
  row.patientName,
  row.patientEmail,
  row.patientPhone,
  phoneDigits(row.patientPhone),
  row.notes,
  APPOINTMENT_TYPE_LABELS[row.type],
  APPOINTMENT_STATUS_LABELS[row.status],
  row.therapist?.name,
]);

/** A search over appointments by patient, contact, type, status and notes; an empty one gives the rows themselves. */
export const appointmentSearch =
  (rows: readonly Appointment[]) =>
  (search: string): readonly Appointment[] =>
    search.trim() === '' ? rows : rows.filter(matchOf(search));

/** Whether an appointment is still to take place, or taking place. */
const isAhead = ({ date, duration }: Appointment, now: Date) =>
  Date.parse(date) + duration * MINUTE_MS > now.getTime();

const isOpen = ({ status }: Appointment) => status === 'SCHEDULED' || status === 'CONFIRMED';

/** Rows of 'Próximas': future appointments that are not cancelled, unless the filter names another status. */
export const onlyAhead = (rows: readonly Appointment[], now: Date, status: AgendaFilters['status']) =>
  rows.filter((row) => isAhead(row, now) && (status !== '' || isOpen(row)));

/** Position of the first appointment of `today` or later, in rows by date ascending. */
export function firstFrom(rows: readonly Appointment[], today: string): number {
  const midnight = startOfDay(today, DEFAULT_TIME_ZONE).getTime();
  const index = rows.findIndex(({ date }) => Date.parse(date) >= midnight);
  return index === -1 ? rows.length : index;
}

/** Splits a patient's appointments: upcoming by date, past newest first. */
export function splitByTime(rows: readonly Appointment[], now: Date) {
  const open = (row: Appointment) => isOpen(row) && isAhead(row, now);
  return { upcoming: rows.filter(open), past: rows.filter((row) => !open(row)).reverse() };
}
