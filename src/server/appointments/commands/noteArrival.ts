import { APPOINTMENT_MESSAGES as MESSAGES, OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { wallClockOf } from '@/contract/common/practiceTime';
import type { CommandContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { appointmentsRepository, type AppointmentRow } from '../repository';
import { findAppointment, findChangeable } from '../scope';

/**
 * Notes that the patient of one of today's appointments has arrived, or takes that back. A second note keeps the first
 * time. The status stays: it says whether the appointment takes place. Throws `conflict` for one that has ended, and for
 * another day's.
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
    if (wallClockOf(startsAt, timeZone).date !== user.today) throw conflict(MESSAGES.arrivalOnTheDay);
    if (arrived !== Boolean(arrivedAt))
      await appointmentsRepository(transaction).setArrival(id, arrived ? now : null, now);
    return findAppointment(inside, id);
  });
}
