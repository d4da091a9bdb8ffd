import { CONSENT_MESSAGES, PRIVACY_VERSION } from '@/contract/consent';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { type CommandContext, recordOf } from '../core/context';
import { consentRepository, toConsent } from './repository';
import { conflict, notFound } from '../core/errors';
import { attendsPatient } from '../patients/access';

/** The signed-in patient's latest consent, and the current version of the text. */
export async function ownConsent({ db, user, audited }: CommandContext) {
  const patientId = recordOf(user);
  audited({ patientId });
  const latest = toConsent(await consentRepository(db).latest(patientId));
  return latest?.withdrawnAt
    ? { currentVersion: PRIVACY_VERSION, accepted: null, withdrawnAt: latest.withdrawnAt }
    : { currentVersion: PRIVACY_VERSION, accepted: latest };
}

/** Stores the signed-in patient's consent to the current privacy text. Throws `conflict` for another version. */
export async function giveConsent(context: CommandContext, { version }: { version: string }) {
  // Nobody can consent to an outdated text, nor to one that they were not shown.
  if (version !== PRIVACY_VERSION) throw conflict(CONSENT_MESSAGES.outdated);
  await consentRepository(context.db).accept(recordOf(context.user), PRIVACY_VERSION, context.now);
  return ownConsent(context);
}

/**
 * Notes that a patient whom the caller attends has withdrawn their consent (RGPD, art. 7.3). It stays as a trace, and the
 * patient is asked anew.
 * @throws `notFound` for anybody else's patient, `conflict` where no consent stands.
 */
export async function withdrawConsent(context: CommandContext, { id }: { id: string }): Promise<void> {
  const { db, user, now, audited } = context;
  if (!(await attendsPatient(db, user, id))) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: id });
  const isWithdrawn = await consentRepository(db).withdraw(id, { by: user.id, now });
  if (!isWithdrawn) throw conflict(CONSENT_MESSAGES.noneToWithdraw);
}
