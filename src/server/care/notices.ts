import { createNotification } from '../notifications/repository';
import type { CommandContext } from '../core/context';

interface Told {
  userIds: readonly string[];
  title: string;
  message: string;
  link: string;
  patientId: string | null;
}

/** Stores a notice for each person except the caller. */
export async function tellAll(
  { db, user, now }: Pick<CommandContext, 'db' | 'user' | 'now'>,
  { userIds, ...notice }: Told,
): Promise<void> {
  for (const userId of new Set(userIds))
    if (userId !== user.id)
      await createNotification(db, { ...notice, userId, type: 'SYSTEM', createdAt: now });
}
