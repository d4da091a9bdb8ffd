import { PRIVACY_VERSION } from '@/contract/consent';
import { INVITATION_MESSAGES } from '@/contract/invitations';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { refuseGuessing, type Throttle } from '../auth/throttle';
import { hashLinkToken } from '../auth/tokens';
import type { CommandContext, PublicContext } from '../core/context';
import type { Effects } from '../core/effects';
import { type DomainError, notFound } from '../core/errors';
import { findReached } from '../patients/access';
import { toInvitation } from './answers';
import { invitationsAt } from './repository';

/** The invitations of the patients whom the signed-in therapist attends. */
export async function listInvitations({ db, user, now }: CommandContext) {
  const rows = await invitationsAt(db, now).list(user);
  return { invitations: rows.map(toInvitation) };
}

/** The invitations of a patient whom the therapist attends. */
export async function listInvitationsOf({ db, user, now, audited }: CommandContext, { id }: { id: string }) {
  if (!(await findReached(db, user, id))) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: id });
  const rows = await invitationsAt(db, now).listOfPatient(user, id);
  return { invitations: rows.map(toInvitation) };
}

/**
 * Counts an invalid token as a guess and returns the `notFound`. Tokens have 256 bits and cannot be guessed; the limit
 * keeps those who try from loading the database.
 */
export async function invalidToken(throttle: Throttle, address: string): Promise<DomainError> {
  await throttle.failedFrom(address);
  return notFound(INVITATION_MESSAGES.invalidText);
}

/** The invitation of a link, while it may be accepted. An invalid token counts as a guess. */
export const openInvitation =
  ({ loginThrottle }: Pick<Effects, 'loginThrottle'>) =>
  async ({ db, now, origin }: PublicContext, { token }: { token: string }) => {
    await refuseGuessing(loginThrottle, origin.address);
    const row = await invitationsAt(db, now).findOpen(hashLinkToken(token));
    if (!row) throw await invalidToken(loginThrottle, origin.address);
    return { invitation: { ...toInvitation(row), privacyVersion: PRIVACY_VERSION } };
  };
