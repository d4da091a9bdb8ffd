import {
  APPOINTMENT_MESSAGES as MESSAGES,
  APPOINTMENT_TRANSITIONS,
  correctedStatus,
  type AppointmentStatus,
  LIVE_APPOINTMENT_STATUSES,
  OPEN_APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import { wallClockOf } from '@/contract/common/practiceTime';
import type { ActingContext, CommandContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { announce, announceAhead } from '../announce';
import type { Changed } from '../answers';
import { FREE, inFreeSlot, overlapRefusal, slotOfRow } from '../freeSlots';
import { recordChange, recordChanges, recordEvents } from '../history';
import { appointmentsRepository, type AppointmentRow } from '../repository';
import { findAppointment, findChangeable } from '../scope';

interface Input {
  id: string;
  reason?: string | null;
}

/** How an appointment comes to a status. */
interface Rule {
  status: AppointmentStatus;
  /** Why it may not; undefined if it may. */
  refusal: (known: AppointmentRow, now: Date) => string | undefined;
}

const CANCELLATION: Rule = {
  status: 'CANCELLED',
  refusal: ({ status }) => (OPEN_APPOINTMENT_STATUSES.includes(status) ? undefined : MESSAGES.badTransition),
};

const NO_SHOW: Rule = {
  status: 'NO_SHOW',
  refusal: ({ status, startsAt, arrivedAt }, now) => {
    if (!OPEN_APPOINTMENT_STATUSES.includes(status)) return MESSAGES.badTransition;
    if (startsAt > now) return MESSAGES.notStarted;
    return arrivedAt ? MESSAGES.hasArrived : undefined;
  },
};

/** To a status that may follow the present one; the contract lists them. */
const following = (status: AppointmentStatus): Rule => ({
  status,
  refusal: (known) =>
    APPOINTMENT_TRANSITIONS[known.status].includes(status) ? undefined : MESSAGES.badTransition,
});

/**
 * Gives an appointment another status in the caller's transaction, with its event, its notices and what undoes it; `read`
 * reads it as the caller sees it. Throws `conflict` if another request changed the status meanwhile.
 */
export async function applyStatus(
  context: ActingContext,
  known: Pick<AppointmentRow, 'id' | 'status'>,
  { status, reason }: Pick<Input, 'reason'> & { status: AppointmentStatus },
  read: () => Promise<AppointmentRow>,
): Promise<Required<Changed>> {
  const { db, now } = context;
  const done = await appointmentsRepository(db).setStatus(known.id, known.status, status, now);
  if (!done) throw conflict(MESSAGES.badTransition);
  const row = await read();
  const before = { ...row, status: known.status };
  await recordEvents(context, [row], { kind: 'STATUS', before, reason: reason ?? null });
  await announce(context, before, row);
  return { row, undo: await recordChange(db, before, now) };
}

/**
 * Gives an appointment the status of a rule, with its event, its notices and what undoes it. Throws `conflict` where the
 * rule refuses, and if another request changed the status meanwhile.
 */
async function endAppointment(
  context: CommandContext,
  { id, reason }: Input,
  { status, refusal }: Rule,
): Promise<Changed> {
  const { db, now } = context;
  const known = await findChangeable(context, id);
  // A second click repeats the request; nothing changes.
  if (known.status === status) return { row: known };
  const refused = refusal(known, now);
  if (refused) throw conflict(refused);
  return db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    return applyStatus(inside, known, { status, reason: reason ?? null }, () => findAppointment(inside, id));
  });
}

/** Cancels a scheduled or confirmed appointment. */
export const cancelAppointment = (context: CommandContext, input: Input): Promise<Changed> =>
  endAppointment(context, input, CANCELLATION);

/** Marks that nobody came to a scheduled or confirmed appointment, from its start on, if no arrival is noted. */
export const markNoShow = (context: CommandContext, input: Input): Promise<Changed> =>
  endAppointment(context, input, NO_SHOW);

/** Changes the status to one that may follow the present one. */
export const changeStatus = (
  context: CommandContext,
  { id, status }: { id: string; status: AppointmentStatus },
): Promise<Changed> => endAppointment(context, { id }, following(status));

/**
 * Corrects an appointment that was completed or marked as missed by mistake, however long ago; the history keeps what it was
 * and why. Who came after all takes up the hour again. Throws `conflict` where that is taken, or nothing is to be corrected.
 */
export async function correctEnd(
  context: CommandContext,
  { id, status, reason }: { id: string; status: AppointmentStatus; reason: string },
): Promise<Changed> {
  const { db, now, timeZone } = context;
  const known = await findChangeable(context, id);
  if (known.status === status) return { row: known };
  if (correctedStatus(known.status, known.startsAt <= now) !== status) throw conflict(MESSAGES.badTransition);
  const refusal = LIVE_APPOINTMENT_STATUSES.includes(known.status)
    ? FREE
    : overlapRefusal(context, known, slotOfRow(known, timeZone), id);
  return inFreeSlot(db, known, refusal, (transaction) => {
    const inside = { ...context, db: transaction };
    return applyStatus(inside, known, { status, reason }, () => findAppointment(inside, id));
  });
}

/**
 * Cancels what lies ahead of a patient whose record is about to be hidden, in the caller's transaction: their hours are
 * free, in every agenda. Hold the patient's bookings first, so that none is made meanwhile.
 */
export async function cancelAhead(context: CommandContext, patientId: string): Promise<void> {
  const { db, now } = context;
  const repository = appointmentsRepository(db);
  await repository.holdAhead(patientId, now);
  const ahead = await repository.list({ patientId }, { from: now, statuses: LIVE_APPOINTMENT_STATUSES });
  if (ahead.length === 0) return;
  const statusOf = new Map(ahead.map(({ id, status }) => [id, status]));
  const rows = ahead.map((row) => ({ ...row, status: 'CANCELLED' as const }));
  await repository.cancel([...statusOf.keys()], now);
  await recordEvents(context, rows, {
    kind: 'STATUS',
    before: (row) => ({ ...row, status: statusOf.get(row.id) ?? row.status }),
    reason: MESSAGES.recordDeleted,
  });
  await recordChanges(db, ahead, now);
  await announceAhead(context, ahead, 'freed');
}

/**
 * Notes that the patient of one of today's appointments has arrived, or takes that back, then or later. A second note
 * keeps the first time. The status stays: it says whether the appointment takes place. Throws `conflict` for one that has
 * ended, and for the arrival of another day.
 */
export async function noteArrival(
  context: CommandContext,
  { id, arrived }: { id: string; arrived: boolean },
): Promise<AppointmentRow> {
  const { db, now, user, timeZone } = context;
  await findChangeable(context, id);
  return db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await appointmentsRepository(transaction).hold(id);
    const { status, startsAt, arrivedAt } = await findAppointment(inside, id);
    if (!OPEN_APPOINTMENT_STATUSES.includes(status)) throw conflict(MESSAGES.badTransition);
    if (arrived && wallClockOf(startsAt, timeZone).date !== user.today)
      throw conflict(MESSAGES.arrivalOnTheDay);
    if (arrived !== Boolean(arrivedAt))
      await appointmentsRepository(transaction).setArrival(id, arrived ? now : null, now);
    return findAppointment(inside, id);
  });
}
