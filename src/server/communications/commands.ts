import { APPOINTMENT_MESSAGES as MESSAGES, OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import type { ToldWay } from '@/contract/communications';
import { recordEvents } from '../appointments/history';
import { historyRepository } from '../appointments/historyRepository';
import { sinceMoved } from '../appointments/replies';
import { appointmentsRepository } from '../appointments/repository';
import { findAppointment, findChangeable } from '../appointments/scope';
import type { CommandContext } from '../core/context';
import { conflict } from '../core/errors';

/**
 * Notes that the patient was told of an appointment at a start by hand: an event with who, when and how. The same way twice
 * is noted once. Throws `conflict` for one that starts otherwise, has begun or has ended.
 */
export async function noteTold(
  context: CommandContext,
  { id, way, date }: { id: string; way: ToldWay; date: string },
): Promise<void> {
  const { db, now } = context;
  await findChangeable(context, id);
  await db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await appointmentsRepository(transaction).hold(id);
    const row = await findAppointment(inside, id);
    const isThen = row.startsAt.getTime() === Date.parse(date) && row.startsAt > now;
    if (!isThen || !OPEN_APPOINTMENT_STATUSES.includes(row.status)) throw conflict(MESSAGES.toldOther);
    const events = await historyRepository(transaction).answersOf([id]);
    const isNoted = sinceMoved(events, row.startsAt).some(({ kind, via }) => kind === 'TOLD' && via === way);
    if (!isNoted) await recordEvents(inside, [row], { kind: 'TOLD', before: row, via: way });
  });
}
