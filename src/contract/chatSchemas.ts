import * as yup from 'yup';
import { CHAT_LIMITS } from './chat';
import { id, oneOf, optionalText, requiredText } from './common/fields';

/** Body of POST /api/conversations. */
export const conversationBodySchema = yup.object({ patientId: id() });

/** Body of POST /api/conversations/{id}/messages. Must not be empty after trimming. */
export const messageBodySchema = yup.object({
  content: requiredText(CHAT_LIMITS.messageMax, 'Escribe un mensaje'),
  type: oneOf(['TEXT'] as const).default('TEXT'),
  clientId: optionalText(CHAT_LIMITS.clientIdMax),
});
