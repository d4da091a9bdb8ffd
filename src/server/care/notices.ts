import { createNotifications } from '../notifications/repository';
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
  const told = [...new Set(userIds)].filter((userId) => userId !== user.id);
  await createNotifications(
    db,
    told.map((userId) => ({ ...notice, userId, type: 'SYSTEM', createdAt: now })),
  );
}
