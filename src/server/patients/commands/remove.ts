import { eq, or } from 'drizzle-orm';
import { CARE_MESSAGES } from '@/contract/care/messages';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { cancelAhead } from '../../appointments/cancelAhead';
import { appointmentsRepository } from '../../appointments/repository';
import { accountRepository } from '../../auth/accountRepository';
import { sessionRepository } from '../../auth/sessionRepository';
import { attendsPatient } from '../../care/repository';
import type { Database } from '../../db/database';
import { idempotencyKeys } from '../../db/schema';
import type { CommandContext } from '../../core/context';
import { forbidden, notFound } from '../../core/errors';
import { invitationRepository } from '../../invitations/repository';
import { patientRepository } from '../repository';

/** Deletes stored idempotent answers, because a replay would still show the record. */
async function forgetKeptAnswers(db: Database, patientId: string, userId: string | null): Promise<void> {
  const ofAccount = userId ? eq(idempotencyKeys.userId, userId) : undefined;
  await db.delete(idempotencyKeys).where(or(eq(idempotencyKeys.patientId, patientId), ofAccount));
}

/**
 * Hides a record everywhere and keeps it, blocked, for the legal term. Also cancels the appointments that lie ahead,
 * ends the patient's account and cancels an open invitation. Only the lead may.
 */
export async function removePatient(
  context: CommandContext,
  { id }: { id: string },
): Promise<{ success: true }> {
  const { db, user, now, audited } = context;
  await db.transaction(async (transaction) => {
    // Who books takes the same locks in this order.
    await appointmentsRepository(transaction).lockPatient(id);
    const record = patientRepository(transaction);
    if (!(await record.hold(user.id, id)))
      throw (await attendsPatient(transaction, user, id))
        ? forbidden(CARE_MESSAGES.onlyLead)
        : notFound(PATIENT_MESSAGES.notFound);
    await cancelAhead({ ...context, db: transaction }, id);
    const hidden = await record.hide(user.id, id, now);
    if (!hidden) throw notFound(PATIENT_MESSAGES.notFound);
    await forgetKeptAnswers(transaction, id, hidden.userId);
    await invitationRepository(transaction).cancelOpenOf(id, now);
    if (hidden.userId) {
      await accountRepository(transaction).end(hidden.userId, now);
      await sessionRepository(transaction).revokeAll(hidden.userId, now);
    }
  });
  audited({ patientId: id });
  return { success: true };
}
