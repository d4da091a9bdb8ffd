import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments/enums';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { CommandContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { findChangeable } from '../scope';
import { setStatus, type Changed } from '../setStatus';

interface Input {
  id: string;
  reason?: string | null;
}

/** Marks that nobody came to a scheduled or confirmed appointment, from its start on. */
export async function markNoShow(context: CommandContext, { id, reason }: Input): Promise<Changed> {
  const known = await findChangeable(context, id);
  // A second click repeats the request; nothing changes.
  if (known.status === 'NO_SHOW') return { row: known };
  if (!OPEN_APPOINTMENT_STATUSES.includes(known.status)) throw conflict(MESSAGES.badTransition);
  if (known.startsAt > context.now) throw conflict(MESSAGES.notStarted);
  return setStatus(context, known, { status: 'NO_SHOW', reason });
}
