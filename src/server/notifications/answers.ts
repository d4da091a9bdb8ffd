import * as yup from 'yup';

/** A notification as it leaves the server (spec §3). */
export const notificationAnswer = yup.object({
  id: yup.string().required(),
  type: yup.string().required(),
  title: yup.string().required(),
  message: yup.string().required(),
  read: yup.boolean().required(),
  createdAt: yup.string().required(),
  link: yup.string().nullable(),
});

/** GET /api/notifications. */
export const notificationsAnswer = yup.object({ notifications: yup.array(notificationAnswer).required() });

/** PATCH of one and POST. */
export const oneNotificationAnswer = yup.object({ notification: notificationAnswer.required() });

/** GET /api/notifications/unread-count. */
export const unreadCountAnswer = yup.object({ unreadCount: yup.number().integer().required() });

/** PATCH /api/notifications/mark-all-read. */
export const markedAnswer = yup.object({
  success: yup.boolean().required(),
  marked: yup.number().integer().required(),
});

interface Row {
  id: string;
  type: string;
  title: string;
  message: string;
  link: string | null;
  readAt: Date | null;
  createdAt: Date;
}

/** Shape of an answer from a row. */
export const toNotification = ({ readAt, createdAt, ...row }: Row) => ({
  ...row,
  read: readAt !== null,
  createdAt: createdAt.toISOString(),
});
