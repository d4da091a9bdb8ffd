import { createNotifications } from '../notifications/repository';
import type { CommandContext } from '../core/context';

interface Told {
  userIds: readonly string[];
  title: string;
  message: string;
  link: string;
  patientId: string | null;
}

/** Stores notices for each of their people except the caller, in one statement. */
export async function tellAll(
  { db, user, now }: Pick<CommandContext, 'db' | 'user' | 'now'>,
  ...notices: readonly Told[]
): Promise<void> {
  await createNotifications(
    db,
    notices.flatMap(({ userIds, ...notice }) =>
      [...new Set(userIds)]
        .filter((userId) => userId !== user.id)
        .map((userId) => ({ ...notice, userId, type: 'SYSTEM' as const, createdAt: now })),
    ),
  );
}
