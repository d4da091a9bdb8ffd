import { CONSENT_MESSAGES, PRIVACY_VERSION } from '@/contract/consent';
import { type CommandContext, recordOf } from '../core/context';
import { consentRepository, toConsent } from './repository';
import { conflict } from '../core/errors';

/** The signed-in patient's latest consent, and the current version of the text. */
export async function ownConsent({ db, user, audited }: CommandContext) {
  const patientId = recordOf(user);
  audited({ patientId });
  const accepted = await consentRepository(db).latest(patientId);
  return { currentVersion: PRIVACY_VERSION, accepted: toConsent(accepted) };
}

/** Stores the signed-in patient's consent to the current privacy text. Throws `conflict` for another version. */
export async function giveConsent(context: CommandContext, { version }: { version: string }) {
  // Nobody can consent to an outdated text, nor to one that they were not shown.
  if (version !== PRIVACY_VERSION) throw conflict(CONSENT_MESSAGES.outdated);
  await consentRepository(context.db).accept(recordOf(context.user), PRIVACY_VERSION, context.now);
  return ownConsent(context);
}
