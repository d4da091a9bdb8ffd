import type { Appointment } from '@/contract/appointmentAnswers';
import {
  APPOINTMENT_STATUS_LABELS,
  APPOINTMENT_TYPE_LABELS,
  OPEN_APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import { MINUTE_MS } from '@/contract/common/constants';
import { addDays, startOfDay } from '@/contract/common/practiceTime';
import { practiceZone, todayOfPractice } from '@/shared/lib/dates';
import { textSearch } from '@/shared/lib/values';
import { type Prefetch, prefetchOf, type RootState } from '@/shared/redux';
import { readAgendaAddress } from './address';
import { type AppointmentQuery, appointmentsApi } from './api';
import { visibleDays } from './calendarRange';
import { keptChoices } from './keptChoices';
import {
  type AgendaFilters,
  type AgendaState,
  initialAgenda,
  periodDays,
  periodOf,
  selectAgenda,
  selectIsUntouched,
} from './slice';

/** What the panel asks for beside the days. */
const choicesOf = ({ status, patientId, reach }: AgendaFilters): AppointmentQuery => ({
  ...(status && { status }),
  ...(patientId && { patientId }),
  ...(reach && { reach }),
});

/** Query of the filter panel. A reversed date range is swapped. */
export function queryOf(filters: AgendaFilters): AppointmentQuery {
  const { startDate, endDate } = filters;
  const turned = startDate && endDate && startDate > endDate;
  const [first, last] = turned ? [endDate, startDate] : [startDate, endDate];
  return {
    ...(first && { startDate: first }),
    ...(last && { endDate: last }),
    ...choicesOf(filters),
  };
}

/** Query of the calendar: its visible days. The panel's date range only filters within them, see `calendarLimitsOf`. */
export const calendarQueryOf = (agenda: AgendaState, today: string): AppointmentQuery => ({
  ...visibleDays(agenda.range || 'week', agenda.date || today),
  ...choicesOf(agenda),
});

/**
 * The days of the panel between which the calendar shows appointments. It has no buttons for a period of the list, so a
 * period does not limit it.
 */
export const calendarLimitsOf = (
  agenda: AgendaState,
  today: string,
): Pick<AppointmentQuery, 'startDate' | 'endDate'> => (periodOf(agenda, today) ? {} : queryOf(agenda));

/** Query of what the agenda shows: the filters of the list or, in the calendar, its visible days between those of the panel. */
export function shownQueryOf(agenda: AgendaState, today: string): AppointmentQuery {
  if (agenda.view === 'list') return queryOf(agenda);
  const { startDate = '', endDate = '', ...query } = calendarQueryOf(agenda, today);
  const limits = calendarLimitsOf(agenda, today);
  return {
    ...query,
    startDate: limits.startDate && limits.startDate > startDate ? limits.startDate : startDate,
    endDate: limits.endDate && limits.endDate < endDate ? limits.endDate : endDate,
  };
}

/** What the list shows only as far as it is ahead: «Próximas», or what the dashboard counts as «sin confirmar». */
type Ahead = 'upcoming' | 'unconfirmed';

/** Whether the filters of the list leave out what is past. */
export function aheadOf(filters: AgendaFilters, today: string): Ahead | null {
  const { startDate, endDate, status } = filters;
  if (periodOf(filters, today) === 'upcoming') return 'upcoming';
  const isUntilTomorrow = startDate === today && endDate === addDays(today, 1);
  return isUntilTomorrow && status === 'SCHEDULED' ? 'unconfirmed' : null;
}

/**
 * Whether a search, what is past or the choice of therapists hides appointments that the agenda's query answers. `hidesTherapists`:
 * some are hidden in the calendar.
 */
export function showsPart(agenda: AgendaState, today: string, hidesTherapists = false): boolean {
  if (agenda.search.trim() !== '') return true;
  if (agenda.view === 'list') return aheadOf(agenda, today) !== null;
  return hidesTherapists || (agenda.range !== 'day' && agenda.therapistId !== '');
}

/** Number of filters that are set. */
export const activeFilters = (filters: AgendaFilters): number =>
  [filters.startDate, filters.endDate, filters.status, filters.patientId, filters.reach].filter(Boolean)
    .length;

/** Number of filters that limit what the agenda shows: a period of the list limits no calendar. */
export const filtersInUse = (agenda: AgendaState, today: string): number =>
  activeFilters(
    agenda.view === 'calendar' && periodOf(agenda, today)
      ? { ...agenda, ...periodDays('all', today) }
      : agenda,
  );

const matchOf = textSearch<Appointment>((row) => [
  row.patientName,
  row.patientEmail,
  row.patientPhone,
  row.notes,
  APPOINTMENT_TYPE_LABELS[row.type],
  APPOINTMENT_STATUS_LABELS[row.status],
  row.therapist?.name,
  row.service?.name,
  row.room?.name,
]);

/**
 * Search over appointments by patient, contact, notes and whatever a row shows of them. An empty text returns the same array.
 */
export const appointmentSearch =
  (rows: readonly Appointment[]) =>
  (search: string): readonly Appointment[] =>
    search.trim() === '' ? rows : rows.filter(matchOf(search));

/** Whether an appointment is upcoming or in progress. */
const isAhead = ({ date, duration }: Appointment, now: Date) =>
  Date.parse(date) + duration * MINUTE_MS > now.getTime();

const isOpen = ({ status }: Appointment) => OPEN_APPOINTMENT_STATUSES.includes(status);

/**
 * Rows of 'Próximas': appointments not yet over with the filtered status, by default scheduled or confirmed. Of what is
 * to be confirmed, those that have not begun: the dashboard counts no others.
 */
export const onlyAhead = (
  rows: readonly Appointment[],
  now: Date,
  { ahead, status }: { ahead: Ahead; status: AgendaFilters['status'] },
) =>
  rows.filter((row) =>
    ahead === 'unconfirmed'
      ? Date.parse(row.date) >= now.getTime()
      : isAhead(row, now) && (status !== '' || isOpen(row)),
  );

/** Index of the first appointment of `today` or later, in rows by date ascending. */
export function firstFrom(rows: readonly Appointment[], today: string): number {
  const midnight = startOfDay(today, practiceZone()).getTime();
  const index = rows.findIndex(({ date }) => Date.parse(date) >= midnight);
  return index === -1 ? rows.length : index;
}

/**
 * Splits a patient's appointments: upcoming by date, past newest first. With `answers`, one that the patient has just
 * cancelled stays in its place while that can be undone.
 */
export function splitByTime(rows: readonly Appointment[], now: Date, answers = false) {
  const isUndoable = ({ reply }: Appointment) =>
    answers && Date.parse(reply?.undoUntil ?? '') > now.getTime();
  const open = (row: Appointment) => (isOpen(row) || isUndoable(row)) && isAhead(row, now);
  return { upcoming: rows.filter(open), past: rows.filter((row) => !open(row)).reverse() };
}

/** The agenda at an address with this query string: as named there, as it was left, or as this browser keeps it. */
function agendaAt(search: string, state: RootState): AgendaState {
  const read = readAgendaAddress(search);
  if (Object.keys(read).length > 0) return { ...initialAgenda, ...read };
  return selectIsUntouched(state) ? { ...initialAgenda, ...keptChoices(state) } : selectAgenda(state);
}

/** Prefetches the appointments that the agenda shows at an address with this query string. */
export const prefetchAgenda =
  (search: string): Prefetch =>
  (dispatch, getState) => {
    const agenda = agendaAt(search, getState());
    const query = agenda.view === 'list' ? queryOf(agenda) : calendarQueryOf(agenda, todayOfPractice());
    dispatch(prefetchOf(appointmentsApi.endpoints.listAppointments, query));
  };
