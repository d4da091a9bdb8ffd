import type { Appointment } from '@/contract/appointments/entities';
import { APPOINTMENT_STATUS_LABELS, APPOINTMENT_TYPE_LABELS } from '@/contract/appointments/enums';
import { todayOfPractice } from '@/shared/lib/dates';
import { foldText } from '@/shared/lib/text';
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

/** The query of the calendar: the days it shows; a range of the panel only thins out what stands in them. */
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

/**
 * Prepares a search over appointments by patient, contact, type, status and notes, without accents or case. The texts
 * are folded once per list, so that a keystroke costs thousands of substring tests and nothing more.
 */
export function appointmentSearch(rows: readonly Appointment[]): (search: string) => readonly Appointment[] {
  let folded: string[] | undefined;
  return (search) => {
    const words = foldText(search).split(/\s+/).filter(Boolean);
    if (words.length === 0) return rows;
    folded ??= rows.map((row) =>
      foldText(
        [
          row.patientName,
          row.patientEmail,
          row.patientPhone,
          row.notes,
          APPOINTMENT_TYPE_LABELS[row.type],
          APPOINTMENT_STATUS_LABELS[row.status],
          row.therapist?.name,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    );
    return rows.filter((_row, index) => words.every((word) => folded?.[index]?.includes(word)));
  };
}

/** A patient's appointments as two lists: still to come (by date) and what was (newest first). */
export function splitByTime(rows: readonly Appointment[], now: Date) {
  const open = ({ status, date, duration }: Appointment) =>
    (status === 'SCHEDULED' || status === 'CONFIRMED') &&
    Date.parse(date) + duration * 60_000 > now.getTime();
  return { upcoming: rows.filter(open), past: rows.filter((row) => !open(row)).reverse() };
}
