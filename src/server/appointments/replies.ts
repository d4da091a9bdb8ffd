import type { AppointmentReply } from '@/contract/appointmentAnswers';
import { ANSWER_UNDO_SECONDS } from '@/contract/appointmentLinks';
import {
  type AppointmentEventKind,
  type AppointmentStatus,
  OPEN_APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import type { EventWay } from '@/contract/communications';
import type { CommandContext } from '../core/context';
import type { Database } from '../db/database';
import { lateMs } from './history';
import { historyRepository } from './historyRepository';
import type { AppointmentRow } from './repository';

/** What an event says about the patient's answers. */
interface AnswerEvent {
  kind: AppointmentEventKind;
  via: EventWay | null;
  at: Date;
  status: AppointmentStatus;
  startsAt: Date;
}

/** What a patient has answered about an appointment. */
export interface Answered {
  /** Confirmed or cancelled by the patient, who has not taken it back. */
  answer: AnswerEvent | undefined;
  /** Nobody has changed the appointment since. */
  isLatest: boolean;
  /** Another day is wanted instead of this start, and the practice has not rearranged the appointment since. */
  hasAskedAnotherDay: boolean;
}

/** Events about this start, of those newest first, since the practice last rearranged the appointment. */
export function sinceMoved<Event extends AnswerEvent>(events: readonly Event[], startsAt: Date): Event[] {
  const moved = events.findIndex(({ kind }) => kind === 'MOVED');
  return (moved === -1 ? [...events] : events.slice(0, moved)).filter(
    (event) => event.startsAt.getTime() === startsAt.getTime(),
  );
}

/** Events, newest first, without moves that were undone. */
function withoutUndoneMoves(events: readonly AnswerEvent[]): AnswerEvent[] {
  return events.filter(({ kind }, index) => {
    const next = events.slice(0, index).findLast((later) => later.kind !== 'ASKED' && later.kind !== 'TOLD');
    return kind !== 'MOVED' || next?.kind !== 'UNDONE';
  });
}

/** What the events of an appointment, newest first, say of the patient's answers. */
function answeredIn(events: readonly AnswerEvent[], startsAt: Date): Answered {
  const changes = events.filter(({ kind }) => kind !== 'ASKED' && kind !== 'TOLD');
  const own = changes.find(({ via }) => via !== null);
  const answer = own?.kind === 'STATUS' ? own : undefined;
  return {
    answer,
    isLatest: answer !== undefined && answer === changes[0],
    hasAskedAnotherDay: sinceMoved(withoutUndoneMoves(events), startsAt).some(({ kind }) => kind === 'ASKED'),
  };
}

export async function readAnswered(
  db: Database,
  { id, startsAt }: Pick<AppointmentRow, 'id' | 'startsAt'>,
): Promise<Answered> {
  return answeredIn(await historyRepository(db).answersOf([id]), startsAt);
}

/** Until when patients can take their answer back; null if they cannot, or not any more. */
export function undoUntil({ answer, isLatest }: Answered, now: Date): Date | null {
  const until = answer && new Date(answer.at.getTime() + ANSWER_UNDO_SECONDS * 1000);
  return until && isLatest && until > now ? until : null;
}

/**
 * Whether a patient can answer about an appointment: it lies ahead, and is open or was cancelled by themselves.
 */
export const isAnswerable = (
  { status, startsAt }: Pick<AppointmentRow, 'status' | 'startsAt'>,
  { isLatest }: Answered,
  now: Date,
): boolean =>
  startsAt > now && (OPEN_APPOINTMENT_STATUSES.includes(status) || (status === 'CANCELLED' && isLatest));

/** What the patient may answer about each of their appointments, by id; one that is over or ended has nothing. */
export async function repliesTo(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  rows: readonly AppointmentRow[],
): Promise<Map<string, AppointmentReply>> {
  const ahead = rows.filter(({ startsAt }) => startsAt > now);
  if (ahead.length === 0) return new Map();
  const late = await lateMs(db);
  const events = await historyRepository(db).answersOf(ahead.map(({ id }) => id));
  return new Map(
    ahead.flatMap((row) => {
      const answered = answeredIn(
        events.filter(({ appointmentId }) => appointmentId === row.id),
        row.startsAt,
      );
      if (!isAnswerable(row, answered, now)) return [];
      const reply = {
        isLate: now.getTime() > row.startsAt.getTime() - late,
        hasAskedAnotherDay: answered.hasAskedAnotherDay,
        undoUntil: undoUntil(answered, now)?.toISOString() ?? null,
      };
      return [[row.id, reply] as const];
    }),
  );
}
