import type { AuditPolicy, CommandContext } from '../core/context';
import { toAppointment } from './answers';
import type { AppointmentRow } from './repository';
import { readerOf } from './scope';
import type { Changed } from './setStatus';

/** How the access log names a change of an appointment. */
export const UPDATED: AuditPolicy = { action: 'UPDATE', entity: 'appointment' };

/** Answer with one appointment. */
export const oneShown = (context: CommandContext, row: AppointmentRow) => ({
  appointment: toAppointment(row, readerOf(context)),
});

/** Answer with a changed appointment, and how to undo the change. */
export const changeShown = (context: CommandContext, { row, undo: back }: Changed) => ({
  ...oneShown(context, row),
  ...(back && { undo: back }),
});
