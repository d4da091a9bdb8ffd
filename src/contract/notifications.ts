import { normaliseEnum } from './common/text';

/** Known types of notices. Any other is displayed like SYSTEM. */
export const NOTIFICATION_TYPES = ['MESSAGE', 'APPOINTMENT', 'ROUTINE', 'SYSTEM'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export function notificationTypeOf(value: unknown): NotificationType {
  const normal = normaliseEnum(value);
  return NOTIFICATION_TYPES.find((type) => type === normal) ?? 'SYSTEM';
}

/** Limits and intervals of the bell and its polling. Times are in milliseconds. */
export const NOTIFICATION_LIMITS = {
  pollMs: 60_000,
  throttleMs: 2_000,
  pauseMs: 5_000,
  toastMs: 5_000,
  badgeMax: 99,
  /** How many notices our server lists. Older ones stay stored until retention removes them. */
  listed: 100,
} as const;

/** Text of the badge: the count, capped at 99+. */
export const badgeText = (unread: number): string =>
  unread > NOTIFICATION_LIMITS.badgeMax ? `${NOTIFICATION_LIMITS.badgeMax}+` : String(unread);

/** Texts of the notices' panel. The wording is fixed; see `COMMON_MESSAGES`. */
export const NOTIFICATION_MESSAGES = {
  listFailed: 'Error al cargar notificaciones',
  markFailed: 'Error al marcar notificación',
  markAllFailed: 'Error al marcar notificaciones',
  deleteFailed: 'Error al eliminar notificación',
  empty: 'No hay notificaciones',
  /** Text of a notice that stands for earlier ones too, each about one document. */
  withEarlier: (message: string, earlier: number) =>
    earlier === 0 ? message : `${message}, y antes ${earlier === 1 ? 'otro' : `otros ${earlier}`}`,
  now: 'Ahora',
  minutesAgo: (minutes: number) => `Hace ${minutes} min`,
  hoursAgo: (hours: number) => `Hace ${hours}h`,
} as const;

export const NOTIFICATION_PATHS = {
  list: '/api/notifications',
  unreadCount: '/api/notifications/unread-count',
  read: (id: string) => `/api/notifications/${encodeURIComponent(id)}/read`,
  markAllRead: '/api/notifications/mark-all-read',
  one: (id: string) => `/api/notifications/${encodeURIComponent(id)}`,
} as const;
