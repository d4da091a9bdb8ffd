import * as yup from 'yup';
import { type Entity, given, instant, optionalText, requiredText } from './common/fields';

/** A patient's consent to one version of the privacy text. `withdrawnAt` if it stands no more. */
export const consent = yup.object({
  version: given(),
  acceptedAt: instant(),
  withdrawnAt: yup.string().datetime(),
});
export type Consent = Entity<typeof consent>;

/**
 * Answer to GET and POST /api/consent: the patient's latest consent, and the current version of the text. One that was
 * withdrawn is not accepted: `withdrawnAt` says since when.
 */
export const consentState = yup.object({
  currentVersion: given(),
  accepted: consent.nullable().defined(),
  withdrawnAt: yup.string().datetime(),
});
export type ConsentState = Entity<typeof consentState>;

/** Body of POST /api/consent: the version that the patient read. */
export const consentBodySchema = yup.object({ version: requiredText(40) });

/**
 * Query of accepting an invitation. The version is not in the body, whose fields are documented. It is sent
 * only to a server that asked for it.
 */
export const acceptanceQuerySchema = yup.object({ privacyVersion: optionalText(40) });
