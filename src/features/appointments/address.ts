import { APPOINTMENT_STATUSES } from '@/contract/appointments';
import { isCalendarDate } from '@/contract/common/formats';
import { ROUTES } from '@/shared/routes';
import { initialAgenda, type AgendaState } from './slice';

/** What the address holds. A search may name a patient, and the browser keeps addresses, so it stays in the slice alone. */
type Shown = Omit<AgendaState, 'filtersOpen' | 'search'>;

const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value);

/**
 * Query parameters in order, with their validators. Invalid values are ignored, because people edit
 * addresses.
 */
const READERS: Record<keyof Shown, (value: string) => boolean> = {
  view: oneOf('list', 'calendar'),
  range: oneOf('day', 'week', 'month'),
  date: isCalendarDate,
  columns: oneOf('therapist', 'room'),
  therapistId: (value) => value.length <= 64,
  startDate: isCalendarDate,
  endDate: isCalendarDate,
  status: oneOf(...APPOINTMENT_STATUSES),
  patientId: (value) => value.length <= 64,
  reach: oneOf('own'),
};

const KEYS = Object.keys(READERS) as (keyof Shown)[];

/** Reads the agenda's state from a query string. Unknown parameters and invalid values are left out. */
export function readAgendaAddress(search: string): Partial<Shown> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    KEYS.map((key) => [key, params.get(key)] as const).filter(
      ([key, value]) => value !== null && value !== '' && READERS[key](value),
    ),
  );
}

/** Query string of a state. Contains only values that differ from the default; '' if none does. */
export function agendaAddress(state: Shown): string {
  const params = new URLSearchParams();
  for (const key of KEYS) if (state[key] !== initialAgenda[key]) params.set(key, state[key]);
  const text = params.toString();
  return text && `?${text}`;
}

/** Address of the agenda with these choices. */
export const agendaWith = (choices: Partial<Shown>): string =>
  `${ROUTES.appointments}${agendaAddress({ ...initialAgenda, ...choices })}`;
