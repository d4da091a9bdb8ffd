import { addDays } from '@/contract/common/practiceTime';
import type { Session } from '@/contract/sessionAnswers';
import { HISTORY_PERIODS } from '@/contract/sessions';
import { textSearch } from '@/shared/lib/values';

export type HistoryPeriod = 'all' | 'today' | 'week' | 'month';

export interface HistoryFilters {
  search: string;
  period: HistoryPeriod;
}

/** A wall-clock time of the practice. */
interface Moment {
  date: string;
  time: string;
}

const orderOf = ({ date, time }: Moment): string => `${date}T${time}`;

const byTimeDescending = (one: Session, other: Session): number => orderOf(other).localeCompare(orderOf(one));

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

const takesPlace = ({ status }: Session): boolean => status !== 'CANCELLED' && status !== 'NO_SHOW';

/** The latest session up to now that was neither cancelled nor missed. `now` is the practice's clock. */
export function lastHeld(sessions: readonly Session[], now: Moment): Session | undefined {
  return newestFirst(sessions).find((one) => orderOf(one) <= orderOf(now) && takesPlace(one));
}

/**
 * What may be the session of a visit, because no session names its visit. It is one of that day that was neither cancelled nor
 * missed: best at its hour, else one's own.
 */
export function sessionOfVisit(sessions: readonly Session[], { date, time }: Moment): Session | undefined {
  const ofDay = sessions.filter((one) => one.date === date && takesPlace(one));
  return (
    ofDay.find((one) => one.time === time) ?? ofDay.find(({ mayCorrect }) => mayCorrect !== false) ?? ofDay[0]
  );
}

/**
 * The session to copy: the latest one up to `now` and to the session that is being written, else the earliest planned one.
 * It is never one that was cancelled or missed. Both are in the practice's time zone.
 */
export function lastSession(
  sessions: readonly Session[],
  now: Moment,
  writing: Moment = now,
): Session | undefined {
  const until = orderOf(writing) < orderOf(now) ? writing : now;
  const planned = sessions.filter((one) => orderOf(one) > orderOf(now) && takesPlace(one));
  return lastHeld(sessions, until) ?? newestFirst(planned).at(-1);
}
