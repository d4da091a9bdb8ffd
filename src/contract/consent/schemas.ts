import * as yup from 'yup';
import { optionalText, requiredText } from '../common/fields';

/** Body of POST /api/consent: the version that the patient read. */
export const consentBodySchema = yup.object({ version: requiredText(40) });

/**
 * Query of the acceptance of an invitation. The version goes in the address, and only to a server that named it, so
 * that the body is the documented one whatever the backend.
 */
export const acceptanceQuerySchema = yup.object({ privacyVersion: optionalText(40) });
