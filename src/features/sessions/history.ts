import { addDays } from '@/contract/common/practiceTime';
import type { Session } from '@/contract/sessionAnswers';
import { HISTORY_PERIODS } from '@/contract/sessions';
import { textSearch } from '@/shared/lib/values';

export type HistoryPeriod = 'all' | 'today' | 'week' | 'month';

export interface HistoryFilters {
  search: string;
  period: HistoryPeriod;
}

const byTimeDescending = (one: Session, other: Session): number =>
  `${other.date}T${other.time}`.localeCompare(`${one.date}T${one.time}`);

export const newestFirst = (sessions: readonly Session[]): Session[] => [...sessions].sort(byTimeDescending);

const sessionSearch = textSearch<Session>(({ patientName, treatmentType, notes, sharedNotes }) => [
  patientName,
  treatmentType,
  notes,
  sharedNotes,
]);

/** First and last day of a period, both included; `today` is `YYYY-MM-DD`. */
function daysOf(period: HistoryPeriod, today: string): [from: string, to: string] | undefined {
  if (period === 'all') return undefined;
  if (period === 'today') return [today, today];
  return [addDays(today, -HISTORY_PERIODS[period]), today];
}

/** Sessions that match period and search, in the given order. */
export function filterHistory(
  sessions: readonly Session[],
  { search, period }: HistoryFilters,
  today: string,
): Session[] {
  const matches = sessionSearch(search);
  const days = daysOf(period, today);
  return sessions.filter(
    (session) => (!days || (session.date >= days[0] && session.date <= days[1])) && matches(session),
  );
}

/** Counts for a list of sessions. `minutes` is their total duration. */
export function summariseSessions(sessions: readonly Session[]) {
  const count = (status: Session['status']) => sessions.filter((session) => session.status === status).length;
  return {
    total: sessions.length,
    completed: count('COMPLETED'),
    noShows: count('NO_SHOW'),
    cancelled: count('CANCELLED'),
    scheduled: count('SCHEDULED'),
    minutes: sessions.reduce((sum, { duration }) => sum + duration, 0),
  };
}

/** The latest session up to now that was neither cancelled nor missed. `now` is the practice's clock. */
export function lastHeld(
  sessions: readonly Session[],
  now: { date: string; time: string },
): Session | undefined {
  const until = `${now.date}T${now.time}`;
  return newestFirst(sessions).find(
    ({ date, time, status }) => `${date}T${time}` <= until && status !== 'CANCELLED' && status !== 'NO_SHOW',
  );
}

/**
 * The session to copy: the latest one up to `now`, else the earliest planned one; never one that was cancelled or missed.
 * `now` is in the practice's time zone.
 */
export function lastSession(
  sessions: readonly Session[],
  now: { date: string; time: string },
): Session | undefined {
  const planned = sessions.filter(({ status }) => status !== 'CANCELLED' && status !== 'NO_SHOW');
  return lastHeld(sessions, now) ?? newestFirst(planned).at(-1);
}
