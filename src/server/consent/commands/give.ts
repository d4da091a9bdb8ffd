import { CONSENT_MESSAGES, PRIVACY_VERSION } from '@/contract/consent';
import { type CommandContext, recordOf } from '../../core/context';
import { conflict } from '../../core/errors';
import { ownConsent } from '../queries';
import { consentRepository } from '../repository';

/** Stores the signed-in patient's consent to the current privacy text. Throws `conflict` for another version. */
export async function giveConsent(context: CommandContext, { version }: { version: string }) {
  // Nobody can consent to an outdated text, nor to one that they were not shown.
  if (version !== PRIVACY_VERSION) throw conflict(CONSENT_MESSAGES.outdated);
  await consentRepository(context.db).accept(recordOf(context.user), PRIVACY_VERSION, context.now);
  return ownConsent(context);
}
