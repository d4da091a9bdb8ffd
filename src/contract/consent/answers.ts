import * as yup from 'yup';
import type { Entity } from '../common/answers';
import { given, instant } from '../common/answers';

/** That a patient agreed to one version of the privacy text. */
export const consent = yup.object({ version: given(), acceptedAt: instant() });
export type Consent = Entity<typeof consent>;

/** GET and POST /api/consent: what the patient agreed to last, and the version of the text in force. */
export const consentState = yup.object({ currentVersion: given(), accepted: consent.nullable().defined() });
export type ConsentState = Entity<typeof consentState>;
