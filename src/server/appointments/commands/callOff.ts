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

/** Cancels a scheduled or confirmed appointment. Throws 409 for any other. */
export async function callOff(context: CommandContext, { id, reason }: Input): Promise<Changed> {
  const known = await findChangeable(context, id);
  // A second click repeats the request; nothing changes.
  if (known.status === 'CANCELLED') return { row: known };
  if (!OPEN_APPOINTMENT_STATUSES.includes(known.status)) throw conflict(MESSAGES.badTransition);
  return setStatus(context, known, { status: 'CANCELLED', reason });
}
