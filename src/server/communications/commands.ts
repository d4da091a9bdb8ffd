import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import type { ToldWay } from '@/contract/communications';
import { recordEvents } from '../appointments/history';
import { historyRepository } from '../appointments/historyRepository';
import { sinceMoved } from '../appointments/replies';
import { appointmentsRepository, type AppointmentRow } from '../appointments/repository';
import { findAppointment, findChangeable } from '../appointments/scope';
import type { CommandContext } from '../core/context';
import { conflict } from '../core/errors';
import { asTold, standsAt, type KnownEvent } from './known';

interface Told {
  id: string;
  way: ToldWay;
  /** Start of which the patient was told. */
  date: string;
  /** Whether they were told that it is off. */
  isOff?: boolean | undefined;
}

/** Whether the patient can be told so now: that it is off where it was cancelled or deleted, else of a start ahead. */
const canBeTold = (row: AppointmentRow, isOff: boolean, now: Date): boolean =>
  isOff ? asTold(row).status === 'CANCELLED' : standsAt(row) !== null && row.startsAt > now;

/** Events about an appointment, of those newest first, since it stands as it does now, or is off. */
function sinceThen<Event extends KnownEvent>(events: readonly Event[], row: AppointmentRow): Event[] {
  const same = sinceMoved(events, row.startsAt);
  const other = same.findIndex(({ status }) => (status === 'CANCELLED') !== (row.status === 'CANCELLED'));
  return other === -1 ? same : same.slice(0, other);
}

/**
 * Notes that the patient was told by hand of an appointment at a start, or that it is off. The event says who, when and how.
 * The same way twice is noted once. Throws `conflict` where it stands otherwise by now: at another start, begun or ended, or
 * on after all.
 */
export async function noteTold(
  context: CommandContext,
  { id, way, date, isOff = false }: Told,
): Promise<void> {
  const { db, now } = context;
  const reach = { withDeleted: isOff };
  await findChangeable(context, id, reach);
  await db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await appointmentsRepository(transaction).hold(id);
    const stored = await findAppointment(inside, id, reach);
    const isThen = stored.startsAt.getTime() === Date.parse(date);
    if (!isThen || !canBeTold(stored, isOff, now)) throw conflict(MESSAGES.toldOther);
    const row = asTold(stored);
    const events = sinceThen(await historyRepository(transaction).answersOf([id]), row);
    const isNoted = events.some(({ kind, via }) => kind === 'TOLD' && via === way);
    if (!isNoted) await recordEvents(inside, [row], { kind: 'TOLD', before: row, via: way });
  });
}
