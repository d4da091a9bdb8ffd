import { APPOINTMENT_MESSAGES as MESSAGES, LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { CARE_MESSAGES } from '@/contract/care';
import type { ActingContext, CommandContext } from '../../core/context';
import { conflict, forbidden } from '../../core/errors';
import type { Database } from '../../db/database';
import { teamRepository } from '../../team/repository';
import { FREE, inFreeSlot, overlapRefusal, slotOfRow } from '../freeSlots';
import { announce } from '../announce';
import { findChange, recordEvents } from '../history';
import { historyRepository, type State } from '../historyRepository';
import { appointmentsRepository, type AppointmentRow } from '../repository';
import { findAppointment, findChangeable, findPatient, worksFor } from '../scope';

interface Input {
  id: string;
  /** Id of the change to undo; it must be the latest one. */
  change: string;
}

/** Refuses to give the appointment back to a therapist whom the caller may not choose, or who has no access any more. */
async function refuseGiver(context: CommandContext, before: AppointmentRow, formerId: string): Promise<void> {
  if (formerId === before.therapistId) return;
  if (!(await worksFor(context, formerId))) throw forbidden(CARE_MESSAGES.notInAgenda);
  if (!(await teamRepository(context.db).findTherapist(formerId))) throw conflict(MESSAGES.therapistGone);
}

/**
 * Restores an appointment to a stored state if its time is still free, with the event and the notices; `read` reads it as the
 * caller sees it. Throws `conflict` if it was restored or changed meanwhile.
 */
export function giveStateBack(
  context: ActingContext,
  before: AppointmentRow,
  former: State,
  read: (db: Database) => Promise<AppointmentRow>,
): Promise<AppointmentRow> {
  const { db, now, timeZone } = context;
  const { id } = before;
  const { status, startsAt, duration, patientId, therapistId, serviceId, bufferAfter, roomId } = former;
  const { episodeId, arrivedAt, type, notes } = former;
  const place = { therapistId, patientId, roomId, bufferAfter };
  const refuse = LIVE_APPOINTMENT_STATUSES.includes(status)
    ? overlapRefusal(context, place, slotOfRow(former, timeZone), id)
    : FREE;
  return inFreeSlot(db, place, refuse, async (transaction) => {
    const inside = { ...context, db: transaction };
    const repository = appointmentsRepository(transaction);
    await repository.hold(id);
    if (!(await historyRepository(transaction).removeState(id, former.id))) throw conflict(MESSAGES.undoOver);
    await repository.update(
      id,
      { status, startsAt, duration, ...place, type, notes, serviceId, episodeId, arrivedAt },
      now,
    );
    const row = await read(transaction);
    await recordEvents(inside, [row], { kind: 'UNDONE', before });
    await announce(inside, before, row);
    return row;
  });
}

/**
 * Restores an appointment to its state before the latest change. The former time must still be free, but it
 * may lie in the past.
 */
export async function undo(context: CommandContext, { id, change }: Input): Promise<AppointmentRow> {
  const { db, now } = context;
  // `before` is safe to read here: a later change replaces the stored one, and `removeState` then refuses
  // the undo.
  const before = await findChangeable(context, id);
  const former = await findChange(db, id, change, now);
  if (!former) throw conflict(MESSAGES.undoOver);
  // Refuse if the former patient was deleted meanwhile, or is not attended by the caller.
  if (former.patientId !== before.patientId) await findPatient(context, former.patientId);
  await refuseGiver(context, before, former.therapistId);
  return giveStateBack(context, before, former, (transaction) =>
    findAppointment({ ...context, db: transaction }, id),
  );
}
