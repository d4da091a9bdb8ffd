import type { AppointmentUndo } from '@/contract/appointments/entities';
import { APPOINTMENT_TRANSITIONS, type AppointmentStatus } from '@/contract/appointments/enums';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { CommandContext } from '../../http/command';
import { conflict } from '../../http/errors';
import { announce } from '../announce';
import { recordChange } from '../changes';
import { appointmentsRepository, type AppointmentRow } from '../repository';
import { findAppointment } from '../scope';

/** An appointment after a change, with how to undo it if something changed. */
export interface Changed {
  row: AppointmentRow;
  undo?: AppointmentUndo;
}

interface Input {
  id: string;
  status: AppointmentStatus;
}

/** Changes an appointment's status to one that may follow the current status. Throws 409 for any other. */
export async function changeStatus(context: CommandContext, { id, status }: Input): Promise<Changed> {
  const { db, now } = context;
  const known = await findAppointment(context, id);
  // A second click repeats the request; nothing changes.
  if (known.status === status) return { row: known };
  if (!APPOINTMENT_TRANSITIONS[known.status].includes(status)) throw conflict(MESSAGES.badTransition);
  return db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    const done = await appointmentsRepository(transaction).setStatus(id, known.status, status, now);
    if (!done) throw conflict(MESSAGES.badTransition);
    const row = await findAppointment(inside, id);
    const before = { ...row, status: known.status };
    await announce(inside, before, row);
    return { row, undo: await recordChange(transaction, before, now) };
  });
}
