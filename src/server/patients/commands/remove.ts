import { PATIENT_MESSAGES } from '@/contract/patients';
import { cancelAhead } from '../../appointments/commands/endAppointment';
import { agendaRepository } from '../../appointments/agendaRepository';
import { accountRepository } from '../../auth/accountRepository';
import { sessionRepository } from '../../auth/sessionRepository';
import { refusalOfLead } from '../access';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { invitationRepository } from '../../invitations/repository';
import { patientRepository } from '../repository';

/**
 * Hides a record everywhere and keeps it, blocked, for the legal term. Also cancels the appointments that lie ahead,
 * ends the patient's account and cancels an open invitation. Only the lead may.
 */
export async function removePatient(context: CommandContext, { id }: { id: string }): Promise<void> {
  const { db, user, now, audited } = context;
  await db.transaction(async (transaction) => {
    // Who books takes the same locks in this order.
    await agendaRepository(transaction).lockPatient(id);
    const record = patientRepository(transaction);
    if (!(await record.hold(user.id, id))) throw await refusalOfLead(transaction, user, id);
    await cancelAhead({ ...context, db: transaction }, id);
    const hidden = await record.hide(id, context);
    if (!hidden) throw notFound(PATIENT_MESSAGES.notFound);
    await record.forgetKeptAnswers(id, hidden.userId);
    await invitationRepository(transaction).cancelOpenOf(id, now);
    if (hidden.userId) {
      await accountRepository(transaction).end(hidden.userId, now);
      await sessionRepository(transaction).revokeAll(hidden.userId, now);
    }
  });
  audited({ patientId: id });
}
