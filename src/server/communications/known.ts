import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { UNDO_LIMITS } from '@/contract/common/messages';
import type { historyRepository } from '../appointments/historyRepository';
import type { AppointmentRow } from '../appointments/repository';
import type { Mailed } from '../outbox/queries';

export type KnownEvent = Pick<
  Awaited<ReturnType<ReturnType<typeof historyRepository>['answersOf']>>[number],
  'kind' | 'via' | 'at' | 'status' | 'startsAt'
>;
export type KnownRow = Pick<AppointmentRow, 'status' | 'startsAt' | 'deletedAt'>;

/** What the practice arranged, or what a patient was told, at an instant: a start, or null for none. */
interface Step {
  at: Date;
  startsAt: Date | null;
  /** Whether the practice arranged it so: a mail only tells. */
  isArranged: boolean;
  /** Whether the patient knows it: by hand, by mail, or because they answered. */
  isTold: boolean;
}

const isSame = (one: Date | null | undefined, other: Date | null): boolean =>
  one !== undefined && one?.getTime() === other?.getTime();

/** The start at which an appointment takes place; null if it does not. */
export const standsAt = ({ status, startsAt, deletedAt }: KnownRow): Date | null =>
  deletedAt === null && OPEN_APPOINTMENT_STATUSES.includes(status) ? startsAt : null;

/** An appointment as its patient is told of it: a deleted one is off. */
export const asTold = <Row extends KnownRow>(row: Row): Row =>
  row.deletedAt && OPEN_APPOINTMENT_STATUSES.includes(row.status) ? { ...row, status: 'CANCELLED' } : row;

/**
 * All that happened, in its order. Of a deletion there is no event. What was booked before events were kept has stood ever
 * since; to somebody else's appointment its patient came by a move.
 */
function stepsOf(
  { startsAt: start, deletedAt }: KnownRow,
  events: readonly KnownEvent[],
  sent: Mailed['sent'],
): readonly Step[] {
  const arranged = events.map(({ kind, via, at, status, startsAt }): Step => ({
    at,
    startsAt: status === 'CANCELLED' ? null : startsAt,
    isArranged: true,
    isTold: kind === 'TOLD' || via !== null,
  }));
  const first = events.at(-1);
  const isOlder = first?.kind !== 'BOOKED' && first?.kind !== 'MOVED';
  const booked: Step[] = isOlder
    ? [{ at: new Date(0), startsAt: first?.startsAt ?? start, isArranged: true, isTold: false }]
    : [];
  const mailed = sent.map((mail): Step => ({ ...mail, isArranged: false, isTold: true }));
  const deleted: Step[] = deletedAt
    ? [{ at: deletedAt, startsAt: null, isArranged: true, isTold: false }]
    : [];
  // Events come newest first; of one instant they keep their order.
  return [...booked, ...arranged.reverse(), ...mailed, ...deleted].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

/**
 * On which starts a patient may count: the one that they were told last, and every start since then, the latest last. Told is
 * undefined if they were told nothing, null if that it is off. What nobody told, the patient may have heard all the same,
 * unless it stood only as long as it could be undone.
 */
function countedOn(steps: readonly Step[]): { told: Date | null | undefined; starts: Date[] } {
  let told: Date | null | undefined;
  let starts: Date[] = [];
  let stands: Pick<Step, 'startsAt' | 'at'> | undefined;
  for (const { at, startsAt, isArranged, isTold } of steps) {
    if (isArranged && !isSame(stands?.startsAt, startsAt)) {
      const stoodMs = stands ? at.getTime() - stands.at.getTime() : 0;
      if (stands?.startsAt && stoodMs >= UNDO_LIMITS.menuSeconds * 1000) starts.push(stands.startsAt);
      stands = { startsAt, at };
    }
    if (isTold) {
      told = startsAt;
      starts = startsAt ? [startsAt] : [];
    }
  }
  return { told, starts };
}

/**
 * Whether a patient is still to be told how an appointment stands, until an instant. Undefined if not: they know it, will in
 * time, or count on nothing until then. `expected` is another start until then at which they may come; null if there is none.
 */
export function untoldOf(
  row: KnownRow,
  { events, mails }: { events: readonly KnownEvent[]; mails: Mailed | undefined },
  { now, to }: { now: Date; to: Date },
): { expected: Date | null } | undefined {
  const present = standsAt(row);
  const { told, starts } = countedOn(stepsOf(row, events, mails?.sent ?? []));
  if (isSame(told, present) || (present && present < now)) return undefined;
  const others = starts.filter((start) => start > now && !isSame(start, present));
  const leavesAt = mails?.leavesAt;
  if (leavesAt && others.every((start) => leavesAt < start)) return undefined;
  const expected = others.filter((start) => start < to).at(-1) ?? null;
  return expected || (present && present < to) ? { expected } : undefined;
}
