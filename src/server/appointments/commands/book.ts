import type { AppointmentBody } from '@/contract/appointments/schemas';
import { intervalOf } from '@/contract/appointments/time';
import type { CommandContext } from '../../http/command';
import { overlapRefusal } from '../agenda';
import { announce } from '../announce';
import { recordEvents } from '../events';
import { inFreeSlot } from '../inFreeSlot';
import { offerOf } from '../offer';
import { appointmentsRepository, type AppointmentRow } from '../repository';
import { findAppointment, findPatient } from '../scope';
import { refusePast, slotOf } from '../slots';

/** Books an appointment of a patient with their therapist, if the agenda is free. */
export async function book(context: CommandContext, body: AppointmentBody): Promise<AppointmentRow> {
  const { db, now, timeZone, audited } = context;
  const slot = slotOf(body);
  const { id: patientId, therapistId } = await findPatient(context, body.patientId);
  refusePast(slot, context);
  const place = { therapistId, patientId, ...(await offerOf(db, body)) };
  const values = {
    ...place,
    startsAt: new Date(intervalOf(slot, timeZone).start),
    duration: body.duration,
    type: body.type,
    notes: body.notes || null,
  };
  const made = await inFreeSlot(db, place, overlapRefusal(context, place, slot), async (transaction) => {
    const inside = { ...context, db: transaction };
    const [id = ''] = await appointmentsRepository(transaction).insert([values], now);
    const row = await findAppointment(inside, id);
    await recordEvents(inside, [row], { kind: 'BOOKED', before: null });
    await announce(inside, null, row);
    return row;
  });
  audited({ entityId: made.id });
  return made;
}
