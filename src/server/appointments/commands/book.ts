import type { AppointmentBody } from '@/contract/appointmentSchemas';
import { intervalOf } from '@/contract/appointmentTime';
import { episodeFor } from '../../episodes/assign';
import type { CommandContext } from '../../core/context';
import { firstOf, inFreeSlot, overlapRefusal, refusePast, slotOf } from '../freeSlots';
import { announce } from '../announce';
import { recordEvents } from '../history';
import { enterTeam, giverFor, teamRefusal } from '../giver';
import { offerOf } from '../offer';
import { appointmentsRepository, type AppointmentRow } from '../repository';
import { findAppointment, findPatient } from '../scope';

/** Books an appointment of a patient, if the agenda is free. */
export async function book(context: CommandContext, body: AppointmentBody): Promise<AppointmentRow> {
  const { db, now, timeZone, audited } = context;
  const slot = slotOf(body);
  const patient = await findPatient(context, body.patientId);
  const patientId = patient.id;
  refusePast(slot, context);
  const giver = await giverFor(context, body, patient);
  const place = { therapistId: giver.therapistId, patientId, ...(await offerOf(db, body)) };
  const startsAt = new Date(intervalOf(slot, timeZone).start);
  const given = { patientId, starts: [startsAt] };
  const values = {
    ...place,
    startsAt,
    duration: body.duration,
    type: body.type,
    notes: body.notes || null,
  };
  const refuse = firstOf(overlapRefusal(context, place, slot), teamRefusal(context, giver, given));
  const made = await inFreeSlot(db, place, refuse, async (transaction) => {
    const inside = { ...context, db: transaction };
    await enterTeam(inside, giver, given);
    const episodeId = await episodeFor(inside, { patientId, chosen: body.episodeId });
    const [id = ''] = await appointmentsRepository(transaction).insert([{ ...values, episodeId }], now);
    const row = await findAppointment(inside, id);
    await recordEvents(inside, [row], { kind: 'BOOKED', before: null });
    await announce(inside, null, row);
    return row;
  });
  audited({ entityId: made.id });
  return made;
}
