import { APPOINTMENT_MESSAGES as MESSAGES, LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { announce, announceAhead, withdrawAhead } from '../announce';
import { appointmentsRepository, type AppointmentRow } from '../repository';
import { findAppointment, findChangeable, worksFor } from '../scope';
import { refuseLateRestore, restoreRow } from '../../db/deletions';
import { FREE, inFreeSlot, overlapRefusal, overlapText, slotOfRow } from '../freeSlots';
import { recordEvents } from '../history';
import { historyRepository } from '../historyRepository';
import { tellPatient } from '../../outbox/tell';

/** Deletes an appointment from the agenda. */
export async function deleteAppointment(context: CommandContext, id: string): Promise<void> {
  const { db } = context;
  await findChangeable(context, id);
  await db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await appointmentsRepository(transaction).hold(id);
    const before = await findAppointment(inside, id);
    if (!(await appointmentsRepository(transaction).remove(id, context))) throw notFound(MESSAGES.notFound);
    await announce(inside, before, null);
  });
}

/**
 * Gives back an appointment that the caller has just deleted. Throws `conflict` when the time to undo is over, and one
 * that names the appointment in the way if its hour was taken meanwhile.
 */
export async function restoreAppointment(
  context: CommandContext,
  { id }: { id: string },
): Promise<AppointmentRow> {
  const { db, user, now, timeZone } = context;
  const deleted = await appointmentsRepository(db).findDeleted(user.id, id);
  if (!deleted?.deletedAt) return findChangeable(context, id);
  if (!(await worksFor(context, deleted.therapistId))) throw notFound(MESSAGES.notFound);
  refuseLateRestore(deleted.deletedAt, now);
  const refuse = LIVE_APPOINTMENT_STATUSES.includes(deleted.status)
    ? overlapRefusal(context, deleted, slotOfRow(deleted, timeZone), id)
    : FREE;
  return inFreeSlot(db, deleted, refuse, async (transaction) => {
    const inside = { ...context, db: transaction };
    const isBack = await restoreRow(inside, 'appointments', id);
    const row = await findChangeable(inside, id);
    if (isBack) await announce(inside, null, row);
    return row;
  });
}

/** Gives an appointment its former status back. Undefined if its hour is taken, or if it was changed since. */
async function giveBack(
  context: CommandContext,
  { appointmentId, id, status }: { appointmentId: string; id: string; status: AppointmentRow['status'] },
): Promise<AppointmentRow | undefined> {
  try {
    // A nested transaction is a savepoint: an hour that is taken refuses this appointment alone.
    return await context.db.transaction(async (transaction) => {
      const repository = appointmentsRepository(transaction);
      if (!(await historyRepository(transaction).removeState(appointmentId, id))) return undefined;
      if (!(await repository.setStatus(appointmentId, 'CANCELLED', status, context.now))) return undefined;
      const row = await repository.find({}, appointmentId);
      if (!row) return undefined;
      const before = { ...row, status: 'CANCELLED' as const };
      await recordEvents({ ...context, db: transaction }, [row], { kind: 'UNDONE', before });
      return row;
    });
  } catch (error) {
    if (overlapText(error)) return undefined;
    throw error;
  }
}

/**
 * Gives back what `cancelAhead` cancelled when the record was hidden at this instant, in the caller's transaction.
 * Returns the starts of those that stay cancelled because their hour was taken meanwhile.
 */
export async function restoreAhead(
  context: CommandContext,
  patientId: string,
  deletedAt: Date,
): Promise<Date[]> {
  const back: AppointmentRow[] = [];
  const taken: Date[] = [];
  for (const state of await historyRepository(context.db).statesBefore(patientId, deletedAt)) {
    const row = await giveBack(context, state);
    if (row) {
      back.push(row);
      continue;
    }
    taken.push(state.startsAt);
    // The patient was not told when the record was hidden, and still counts on it.
    await tellPatient(context, { ...state, id: state.appointmentId, patientId }, null);
  }
  if (!(await withdrawAhead(context, patientId, deletedAt))) await announceAhead(context, back, 'restored');
  return taken;
}

/**
 * Tells the patient of a recovered record which appointments ahead stay cancelled: those that ended with it at this instant.
 * They were not told then, and still count on them. Runs in the caller's transaction. Returns the starts.
 */
export async function tellAhead(
  context: CommandContext,
  patientId: string,
  deletedAt: Date,
): Promise<Date[]> {
  const ended = await historyRepository(context.db).cancelledAhead(patientId, deletedAt, context.now);
  for (const one of ended) await tellPatient(context, one, null);
  return ended.map(({ startsAt }) => startsAt);
}
