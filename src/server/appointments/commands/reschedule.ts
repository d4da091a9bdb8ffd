import { ENDED_APPOINTMENT_STATUSES, LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments/enums';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { AppointmentBody } from '@/contract/appointments/schemas';
import { intervalOf } from '@/contract/appointments/time';
import type { CommandContext } from '../../http/command';
import { conflict } from '../../http/errors';
import { overlapRefusal } from '../agenda';
import { announce } from '../announce';
import { recordChange } from '../changes';
import { recordEvents } from '../events';
import { inFreeSlot, type Refusal } from '../inFreeSlot';
import { offerOf } from '../offer';
import { appointmentsRepository, type AppointmentRow } from '../repository';
import { findAppointment, findPatient, readerOf } from '../scope';
import { refusePast, slotOf } from '../slots';
import type { Changed } from '../setStatus';

interface Input {
  id: string;
  body: AppointmentBody;
}

const NEVER: Refusal = async () => undefined;

/** Whether the body changes time or patient. The rest may change on a finished appointment too. */
function isMoved(before: AppointmentRow, startsAt: Date, { duration, patientId }: AppointmentBody): boolean {
  const restarted = startsAt.getTime() !== before.startsAt.getTime();
  return restarted || duration !== before.duration || patientId !== before.patientId;
}

/**
 * Changes time, patient, type, notes, service and room. A finished appointment may get notes but no other time or patient.
 */
export async function reschedule(context: CommandContext, { id, body }: Input): Promise<Changed> {
  const { db, now, timeZone } = context;
  const slot = slotOf(body);
  const startsAt = new Date(intervalOf(slot, timeZone).start);
  const known = await findAppointment(context, id);
  if (startsAt.getTime() !== known.startsAt.getTime()) refusePast(slot, context);
  const refuseEnded = (row: AppointmentRow) => {
    if (isMoved(row, startsAt, body) && ENDED_APPOINTMENT_STATUSES.includes(row.status))
      throw conflict(MESSAGES.ended);
  };
  refuseEnded(known);
  const { patientId } = body;
  const { therapistId } = patientId === known.patientId ? known : await findPatient(context, patientId);
  const place = { therapistId, patientId, ...(await offerOf(db, body, known)) };
  const isElsewhere = isMoved(known, startsAt, body) || place.roomId !== known.roomId;
  const isLive = LIVE_APPOINTMENT_STATUSES.includes(known.status);
  const refuse = isElsewhere && isLive ? overlapRefusal(context, place, slot, id) : NEVER;
  return inFreeSlot(db, place, refuse, async (transaction) => {
    const inside = { ...context, db: transaction };
    await appointmentsRepository(transaction).hold(id);
    const before = await findAppointment(inside, id);
    refuseEnded(before);
    // An ADMIN is not shown the notes, so keep them unchanged.
    const notes = readerOf(context).withNotes ? body.notes || null : before.notes;
    const { duration, type } = body;
    const offer = await offerOf(transaction, body, before);
    const values = { therapistId, patientId, startsAt, duration, type, notes, ...offer };
    await appointmentsRepository(transaction).update(id, values, now);
    const row = await findAppointment(inside, id);
    if (!isMoved(before, startsAt, body)) return { row };
    await recordEvents(inside, [row], { kind: 'MOVED', before });
    await announce(inside, before, row);
    return { row, undo: await recordChange(transaction, before, now) };
  });
}
