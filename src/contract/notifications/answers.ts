import * as yup from 'yup';
import { type Entity, given, instant, maybe, whole } from '../common/answers';

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
