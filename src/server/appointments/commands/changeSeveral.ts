import { APPOINTMENT_MESSAGES as MESSAGES, OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import type { AppointmentBatchUndo } from '@/contract/appointmentAnswers';
import type { AppointmentBatchBody, BatchUndoBody } from '@/contract/appointmentSchemas';
import { wallClockOf } from '@/contract/common/practiceTime';
import { UNDO_LIMITS } from '@/contract/common/messages';
import { auditRepository, eventBy } from '../../audit/repository';
import type { AuditSubject, CommandContext } from '../../core/context';
import { conflict, DomainError, notFound } from '../../core/errors';
import { isUuid } from '../../core/ids';
import type { Database } from '../../db/database';
import { hasMetAnother } from '../../db/failures';
import { agendaRepository } from '../agendaRepository';
import type { Changed } from '../answers';
import { slotOfRow } from '../freeSlots';
import { findChange } from '../history';
import { appointmentsRepository, type AppointmentRow, type Place } from '../repository';
import { findChangeable } from '../scope';
import { cancelAppointment } from './endAppointment';
import { reschedule } from './reschedule';
import { undo } from './undo';

type Change = AppointmentBatchBody['changes'][number];
/** Items of a list with their place in it. */
type Placed<Item> = readonly (readonly [index: number, item: Item])[];

/**
 * Runs `act` for each, in this order. Throws if any is refused, with the reason of each beside its place in the list;
 * `told` says it of all.
 */
async function each<Item, Result>(
  items: Placed<Item>,
  act: (item: Item) => Promise<Result>,
  told: (reason: string) => string,
): Promise<Result[]> {
  const done: Result[] = [];
  const refusals: [string, DomainError][] = [];
  for (const [index, item] of items) {
    try {
      done.push(await act(item));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusals.push([`changes[${index}]`, error]);
    }
  }
  const [first] = refusals;
  if (!first) return done;
  const fields = Object.fromEntries(refusals.map(([path, { message }]) => [path, message]));
  throw new DomainError(first[1].kind, told(first[1].message), { fields });
}

async function changeableById(context: CommandContext, id: string): Promise<AppointmentRow> {
  if (!isUuid(id)) throw notFound(MESSAGES.notFound);
  return findChangeable(context, id);
}

/**
 * Runs `write` in one transaction in which nobody else writes to these places and appointments. All locks are taken at
 * the start and in the order of everybody else, so that the commands inside meet nobody. The access log gets an event of
 * each appointment, and of each who joins a team.
 */
async function inOneGo<Result>(
  context: CommandContext,
  { rows, places }: { rows: readonly AppointmentRow[]; places: readonly Place[] },
  write: (inside: CommandContext) => Promise<Result>,
): Promise<Result> {
  const event = eventBy(context);
  const joined: NonNullable<AuditSubject['besides']>[] = [];
  const run = async (transaction: Database) => {
    await agendaRepository(transaction).lockPlaces([...rows, ...places]);
    await appointmentsRepository(transaction).hold(...rows.map(({ id }) => id));
    const result = await write({
      ...context,
      db: transaction,
      audited: ({ besides }) => void (besides && joined.push(besides)),
    });
    await auditRepository(transaction).write(
      ...rows.map(({ id, patientId }) => ({
        ...event,
        ...{ action: 'UPDATE', entity: 'appointment', entityId: id, patientId },
      })),
      // A team is named by its patient.
      ...joined.map((besides) => ({ ...event, ...besides, patientId: besides.entityId })),
    );
    return result;
  };
  try {
    return await context.db.transaction(run);
  } catch (error) {
    // A patient who answers meanwhile holds the appointment first.
    throw hasMetAnother(error) ? conflict(MESSAGES.toldOther) : error;
  }
}

/** Moves, hands over or cancels one appointment that is still as it was read. */
async function changeOne(
  context: CommandContext,
  { id, from, to }: Change,
  { reason, joinsTeam }: Pick<AppointmentBatchBody, 'reason' | 'joinsTeam'>,
): Promise<Changed> {
  const row = await findChangeable(context, id);
  const isAsRead = row.startsAt.getTime() === Date.parse(from.date) && row.therapistId === from.therapistId;
  if (!isAsRead || !OPEN_APPOINTMENT_STATUSES.includes(row.status)) throw conflict(MESSAGES.toldOther);
  if (!to) return cancelAppointment(context, { id, reason: reason ?? null });
  const { date, time } = slotOfRow(row, context.timeZone);
  const read = { date, time, therapistId: row.therapistId, joinsTeam: null };
  const wanted = { ...wallClockOf(new Date(to.date), context.timeZone), therapistId: to.therapistId };
  return reschedule(context, { id, body: { ...wanted, ...(joinsTeam && { joinsTeam }), read } });
}

/**
 * Changes several appointments, each by the command for one, or none of them. What is cancelled makes room for what moves.
 * Throws what refused the first, with the reason of each beside its place in the list.
 */
export async function changeSeveral(
  context: CommandContext,
  { changes, ...how }: AppointmentBatchBody,
): Promise<{ rows: AppointmentRow[]; undo: AppointmentBatchUndo }> {
  const refused = () => MESSAGES.batchRefused;
  const placed = [...changes.entries()].sort(([, a], [, b]) => Number(a.to !== null) - Number(b.to !== null));
  const silent = { ...context, audited: () => undefined };
  const rows = await each(placed, ({ id }) => changeableById(silent, id), refused);
  const places = rows.flatMap((row, at) => {
    const to = placed[at]?.[1].to;
    return to ? [{ ...row, therapistId: to.therapistId }] : [];
  });
  const done = await inOneGo(context, { rows, places }, (inside) =>
    each(placed, (change) => changeOne(inside, change, how), refused),
  );
  return {
    rows: done.map(({ row }) => row),
    undo: {
      changes: done.flatMap(({ row, undo: back }) => (back ? [{ id: row.id, change: back.change }] : [])),
      until: new Date(context.now.getTime() + UNDO_LIMITS.menuSeconds * 1000).toISOString(),
    },
  };
}

/**
 * Takes back what `changeSeveral` did, the last one first, or nothing of it: also if one of them was changed since, its
 * former time was taken, or ten minutes have passed.
 */
export async function undoSeveral(
  context: CommandContext,
  { changes }: BatchUndoBody,
): Promise<AppointmentRow[]> {
  const { db, now } = context;
  const silent = { ...context, audited: () => undefined };
  const placed = [...changes.entries()].reverse();
  const known = await each(
    placed,
    async ({ id, change }) => {
      const row = await changeableById(silent, id);
      const former = await findChange(db, id, change, now);
      if (!former) throw conflict(MESSAGES.undoOver);
      return { row, former };
    },
    MESSAGES.batchUndoRefused,
  );
  const places = known.map(({ former }) => former);
  return inOneGo(context, { rows: known.map(({ row }) => row), places }, (inside) =>
    each(placed, (change) => undo(inside, change), MESSAGES.batchUndoRefused),
  );
}
