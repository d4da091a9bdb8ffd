import { COMMON_MESSAGES } from '@/contract/common/messages';
import { isConnectionError } from '@/shared/api';

/** The catalogue's text of a failed call, but 'Error de conexión' where no answer came (spec §8). */
export const failureText = (error: unknown, text: string): string =>
  isConnectionError(error) ? COMMON_MESSAGES.networkError : text;
