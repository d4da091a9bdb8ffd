import * as yup from 'yup';
import { TEXT_LIMITS } from './common/constants';
import {
  type Entity,
  enumValue,
  given,
  id,
  instant,
  maybe,
  optionalText,
  requiredText,
  whole,
} from './common/fields';
import { NOTIFICATION_TYPES } from './notifications';

/** A notice. `type` may be another backend's own; `link` is a related path inside the app. */
export const notification = yup.object({
  id: given(),
  type: given(),
  title: given(),
  message: given(),
  read: yup.boolean().required(),
  createdAt: instant(),
  link: maybe(),
});
export type Notification = Entity<typeof notification, 'link'>;

/** GET /api/notifications. */
export const notificationsAnswer = yup.object({ notifications: yup.array(notification).required() });

/** PATCH of one notice, and POST. */
export const oneNotificationAnswer = yup.object({ notification: notification.required() });

/** GET /api/notifications/unread-count. */
export const unreadCountAnswer = yup.object({ unreadCount: whole() });

/** PATCH /api/notifications/mark-all-read. */
export const markedAnswer = yup.object({ success: yup.boolean().required(), marked: whole() });

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
