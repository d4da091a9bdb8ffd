import { APPOINTMENT_TRANSITIONS, type AppointmentStatus } from '@/contract/appointments/enums';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { CommandContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { findChangeable } from '../scope';
import { setStatus, type Changed } from '../setStatus';

interface Input {
  id: string;
  status: AppointmentStatus;
}

/** Changes an appointment's status to one that may follow the current status. Throws 409 for any other. */
export async function changeStatus(context: CommandContext, { id, status }: Input): Promise<Changed> {
  const known = await findChangeable(context, id);
  // A second click repeats the request; nothing changes.
  if (known.status === status) return { row: known };
  if (!APPOINTMENT_TRANSITIONS[known.status].includes(status)) throw conflict(MESSAGES.badTransition);
  return setStatus(context, known, { status });
}
