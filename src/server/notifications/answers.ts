/** Absent, or somebody else's. */
export const NOTIFICATION_UNKNOWN = 'Notificación no encontrada';

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
