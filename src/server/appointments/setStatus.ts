import type { AppointmentUndo } from '@/contract/appointments/entities';
import type { AppointmentStatus } from '@/contract/appointments/enums';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { CommandContext } from '../core/context';
import { conflict } from '../core/errors';
import { announce } from './announce';
import { recordChange } from './changes';
import { recordEvents } from './events';
import { appointmentsRepository, type AppointmentRow } from './repository';
import { findAppointment } from './scope';

/** An appointment after a change, with how to undo it if something changed. */
export interface Changed {
  row: AppointmentRow;
  undo?: AppointmentUndo;
}

/**
 * Stores a status that its caller allows, with its event and its notices. Throws 409 if another request changed the
 * status since `known` was read.
 */
export async function setStatus(
  context: CommandContext,
  known: AppointmentRow,
  { status, reason }: { status: AppointmentStatus; reason?: string | null },
): Promise<Changed> {
  const { db, now } = context;
  const { id } = known;
  return db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    const done = await appointmentsRepository(transaction).setStatus(id, known.status, status, now);
    if (!done) throw conflict(MESSAGES.badTransition);
    const row = await findAppointment(inside, id);
    const before = { ...row, status: known.status };
    await recordEvents(inside, [row], { kind: 'STATUS', before, reason });
    await announce(inside, before, row);
    return { row, undo: await recordChange(transaction, before, now) };
  });
}
