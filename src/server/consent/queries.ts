import { PRIVACY_VERSION } from '@/contract/consent/privacyText';
import { recordOf } from '../http/access';
import type { CommandContext } from '../http/command';
import { consentRepository, toConsent } from './repository';

/** What the signed-in patient agreed to, and the text in force. */
export async function ownConsent({ db, user, audited }: CommandContext) {
  const patientId = recordOf(user);
  audited({ patientId });
  const accepted = await consentRepository(db).latest(patientId);
  return { currentVersion: PRIVACY_VERSION, accepted: toConsent(accepted) };
}
