import { PROGRESS_MESSAGES } from '@/contract/progress';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { notificationsRepository } from '../../notifications/repository';
import { runRepository } from '../runRepository';

/**
 * Marks a run of a patient whom the therapist attends as reviewed and its notice as read. The first review's time
 * stays.
 */
export async function reviewPain({ db, user, now, audited }: CommandContext, { id }: { id: string }) {
  return db.transaction(async (transaction) => {
    const repository = runRepository(transaction);
    const run = await repository.lockAttended(id, user);
    if (!run) throw notFound(PROGRESS_MESSAGES.progressMissing);
    audited({ patientId: run.patientId, entityId: run.id });
    const reviewedAt = run.reviewedAt ?? now;
    if (!run.reviewedAt) await repository.update(run.id, { reviewedAt, reviewedBy: user.id });
    await notificationsRepository(transaction).markSubjectRead(user.id, run.id, now);
    return { id: run.id, reviewedAt: reviewedAt.toISOString() };
  });
}
