export const ROOM_LIMITS = { nameMax: 80 } as const;

export const ROOM_MESSAGES = {
  listFailed: 'Error al cargar las salas',
  saveFailed: 'Error al guardar la sala',
  deleteFailed: 'Error al eliminar la sala',
  empty: 'Todavía no hay salas',
  created: 'Sala creada',
  updated: 'Sala actualizada',
  activated: 'Sala activada',
  deactivated: 'Sala desactivada. Las citas que ya hay en ella no se cambian: muévelas en la agenda.',
  deleted: 'Sala eliminada',
  nameRequired: 'Escribe el nombre de la sala',
  nameTaken: 'Ya hay una sala con ese nombre',
  notFound: 'Sala no encontrada',
  used: 'Hay citas en esta sala y no se puede eliminar. Puedes desactivarla: dejará de ofrecerse.',
  unknown: 'Elige una sala de la lista',
  inactive: 'Esta sala ya no se ofrece. Elige otra.',
} as const;

/** Only on our server. */
export const ROOM_PATHS = {
  list: '/api/rooms',
  one: (id: string) => `/api/rooms/${encodeURIComponent(id)}`,
} as const;
