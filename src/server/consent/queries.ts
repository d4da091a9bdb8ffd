import { PRIVACY_VERSION } from '@/contract/consent';
import { type CommandContext, recordOf } from '../core/context';
import { consentRepository, toConsent } from './repository';

/** The signed-in patient's latest consent, and the current version of the text. */
export async function ownConsent({ db, user, audited }: CommandContext) {
  const patientId = recordOf(user);
  audited({ patientId });
  const accepted = await consentRepository(db).latest(patientId);
  return { currentVersion: PRIVACY_VERSION, accepted: toConsent(accepted) };
}
