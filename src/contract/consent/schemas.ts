import * as yup from 'yup';
import { optionalText, requiredText } from '../common/fields';

/** Body of POST /api/consent: the version that the patient read. */
export const consentBodySchema = yup.object({ version: requiredText(40) });

/**
 * Query of accepting an invitation. The version is not in the body, whose fields are documented. It is sent
 * only to a server that asked for it.
 */
export const acceptanceQuerySchema = yup.object({ privacyVersion: optionalText(40) });
