/** Texts of the notices' panel. The wording is fixed; see `COMMON_MESSAGES`. */
export const NOTIFICATION_MESSAGES = {
  listFailed: 'Error al cargar notificaciones',
  markFailed: 'Error al marcar notificación',
  markAllFailed: 'Error al marcar notificaciones',
  deleteFailed: 'Error al eliminar notificación',
  empty: 'No hay notificaciones',
  now: 'Ahora',
  minutesAgo: (minutes: number) => `Hace ${minutes} min`,
  hoursAgo: (hours: number) => `Hace ${hours}h`,
} as const;
