import { eq, or } from 'drizzle-orm';
import { CARE_MESSAGES } from '@/contract/care/messages';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { accountRepository } from '../../auth/accountRepository';
import { sessionRepository } from '../../auth/sessionRepository';
import { attendsPatient } from '../../care/repository';
import type { Database } from '../../db/database';
import { idempotencyKeys } from '../../db/schema';
import type { CommandContext } from '../../http/command';
import { forbidden, notFound } from '../../http/errors';
import { invitationRepository } from '../../invitations/repository';
import { patientRepository } from '../repository';

/** Deletes stored idempotent answers, because a replay would still show the record. */
async function forgetKeptAnswers(db: Database, patientId: string, userId: string | null): Promise<void> {
  const ofAccount = userId ? eq(idempotencyKeys.userId, userId) : undefined;
  await db.delete(idempotencyKeys).where(or(eq(idempotencyKeys.patientId, patientId), ofAccount));
}

/**
 * Hides a record everywhere and keeps it, blocked, for the legal term. Also ends the patient's account and
 * cancels an open invitation. Only the lead may.
 */
export async function removePatient(
  { db, user, now, audited }: CommandContext,
  { id }: { id: string },
): Promise<{ success: true }> {
  await db.transaction(async (transaction) => {
    const hidden = await patientRepository(transaction).hide(user.id, id, now);
    if (!hidden)
      throw (await attendsPatient(transaction, user, id))
        ? forbidden(CARE_MESSAGES.onlyLead)
        : notFound(PATIENT_MESSAGES.notFound);
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
