import { LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments/enums';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { CommandContext } from '../core/context';
import { announceFreed } from './announce';
import { recordChanges } from './changes';
import { recordEvents } from './events';
import { appointmentsRepository } from './repository';

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
  await announceFreed(context, ahead);
}
