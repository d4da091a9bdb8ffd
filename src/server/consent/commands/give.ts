import { CONSENT_MESSAGES } from '@/contract/consent/messages';
import { PRIVACY_VERSION } from '@/contract/consent/privacyText';
import { recordOf } from '../../http/access';
import type { CommandContext } from '../../http/command';
import { conflict } from '../../http/errors';
import { ownConsent } from '../queries';
import { consentRepository } from '../repository';

/** The signed-in patient agrees to the privacy text in force. */
export async function giveConsent(context: CommandContext, { version }: { version: string }) {
  // Nobody agrees to a text that stands no more, nor to one they have not been shown.
  if (version !== PRIVACY_VERSION) throw conflict(CONSENT_MESSAGES.outdated);
  await consentRepository(context.db).accept(recordOf(context.user), PRIVACY_VERSION, context.now);
  return ownConsent(context);
}
