import type { Evaluation } from '@/contract/evaluationAnswers';
import type { Session } from '@/contract/sessionAnswers';
import { practiceWallClock } from '@/shared/lib/dates';

/** A session or an evaluation, with when it was by the practice's clock. */
export type HistoryEntry = { id: string; day: string; time: string } & (
  { session: Session } | { evaluation: Evaluation }
);

const PLAIN_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Day and time of an evaluation. A backend may give a plain day, which counts from its beginning. */
const momentOf = (date: string) =>
  PLAIN_DAY.test(date)
    ? { date, time: '' }
    : Number.isNaN(Date.parse(date))
      ? { date: '', time: '' }
      : practiceWallClock(date);

/** Sessions and evaluations together, newest first. */
export function historyOf(sessions: readonly Session[], evaluations: readonly Evaluation[]): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...sessions.map((session) => ({
      id: `session-${session.id}`,
      day: session.date,
      time: session.time,
      session,
    })),
    ...evaluations.map((evaluation) => {
      const { date, time } = momentOf(evaluation.date);
      return { id: `evaluation-${evaluation.id}`, day: date, time, evaluation };
    }),
  ];
  const moment = ({ day, time }: HistoryEntry) => `${day}T${time}`;
  return entries.sort((one, other) => moment(other).localeCompare(moment(one)));
}
