import { CALENDAR_PATHS } from '@/contract/appointments';
import { createLinkToken } from '../auth/tokens';
import type { CommandContext } from '../core/context';
import type { Effects } from '../core/effects';
import { calendarRepository } from './repository';

/** Creates a private address and revokes the earlier one. The address is in the answer only. */
export const replaceFeed =
  ({ publicUrl }: Pick<Effects, 'publicUrl'>) =>
  async ({ db, user, now, audited }: CommandContext) => {
    const { token, tokenHash } = createLinkToken();
    audited({ patientId: user.patientId });
    await db.transaction((transaction) => calendarRepository(transaction).replace(user.id, tokenHash, now));
    return { url: `${publicUrl}${CALENDAR_PATHS.file(token)}` };
  };

/** Revokes the caller's private address. */
export async function revokeFeed({ db, user, now, audited }: CommandContext): Promise<void> {
  audited({ patientId: user.patientId });
  await calendarRepository(db).revoke(user.id, now);
}
