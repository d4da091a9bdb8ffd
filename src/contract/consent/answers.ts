import * as yup from 'yup';
import type { Entity } from '../common/answers';
import { given, instant } from '../common/answers';

/** A patient's consent to one version of the privacy text. */
export const consent = yup.object({ version: given(), acceptedAt: instant() });
export type Consent = Entity<typeof consent>;

/** Answer to GET and POST /api/consent: the patient's latest consent, and the current version of the text. */
export const consentState = yup.object({ currentVersion: given(), accepted: consent.nullable().defined() });
export type ConsentState = Entity<typeof consentState>;
