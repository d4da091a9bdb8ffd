import { refuseGuessing } from '../auth/throttle';
import { hashLinkToken } from '../auth/tokens';
import type { CommandContext, PublicContext } from '../core/context';
import type { Effects } from '../core/effects';
import { toInvitation } from '../invitations/answers';
import { invalidToken } from '../invitations/queries';
import { settingsOfPractice } from '../practice/queries';
import { toMember } from './answers';
import { staffInvitationRepository } from './invitationRepository';
import { teamRepository } from './repository';

/** Everybody who works or worked in the practice. */
export async function listTeam({ db, now }: CommandContext) {
  return { members: (await teamRepository(db).list(now)).map(toMember) };
}

/** The therapists with access, to choose one. */
export async function listTherapists({ db }: CommandContext) {
  return { therapists: await teamRepository(db).therapists() };
}

/** Invitations of staff that nobody has accepted or cancelled. */
export async function listStaffInvitations({ db }: CommandContext) {
  return { invitations: (await staffInvitationRepository(db).list()).map(toInvitation) };
}

/** The invitation of a link, while it may be accepted. An invalid token counts as a guess. */
export const openStaffInvitation =
  ({ loginThrottle }: Pick<Effects, 'loginThrottle'>) =>
  async ({ db, now, origin }: PublicContext, { token }: { token: string }) => {
    await refuseGuessing(loginThrottle, origin.address);
    const row = await staffInvitationRepository(db).findOpen(hashLinkToken(token), now);
    if (!row) throw await invalidToken(loginThrottle, origin.address);
    const { name: practiceName } = await settingsOfPractice(db);
    return { invitation: { ...row, practiceName } };
  };
