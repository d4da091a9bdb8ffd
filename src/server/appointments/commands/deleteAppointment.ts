import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { announce } from '../announce';
import { appointmentsRepository } from '../repository';
import { findAppointment, findChangeable } from '../scope';

/** Deletes an appointment from the agenda. */
export async function deleteAppointment(context: CommandContext, id: string): Promise<void> {
  const { db } = context;
  await findChangeable(context, id);
  await db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await appointmentsRepository(transaction).hold(id);
    const before = await findAppointment(inside, id);
    if (!(await appointmentsRepository(transaction).remove(id, context))) throw notFound(MESSAGES.notFound);
    await announce(inside, before, null);
  });
}
