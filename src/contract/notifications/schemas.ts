import * as yup from 'yup';
import { enumValue, id, optionalText, requiredText } from '../common/fields';
import { TEXT_LIMITS } from '../common/limits';
import { NOTIFICATION_TYPES } from './enums';

/** A path inside the app, never another origin, so that a stored link cannot lead away. */
const APP_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Body of POST /api/notifications (administrators only). */
export const notificationBodySchema = yup.object({
  userId: id(),
  type: enumValue(NOTIFICATION_TYPES).default('SYSTEM'),
  title: requiredText(TEXT_LIMITS.shortText),
  message: requiredText(TEXT_LIMITS.paragraph),
  link: optionalText(TEXT_LIMITS.url).test(
    'app-path',
    'Introduce una dirección de la aplicación (/…)',
    (value) => !value || APP_PATH.test(value),
  ),
});
