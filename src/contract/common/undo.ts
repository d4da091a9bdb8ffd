/**
 * Undoing a change or a deletion. The toast offers it for `offeredSeconds`, unless a pointer holds it; the notice to the
 * other side leaves when the offer ends. The server takes the undo for `menuSeconds`: so long the latest change of an
 * appointment can also be undone from its menu.
 */
export const UNDO_LIMITS = { offeredSeconds: 10, menuSeconds: 600 } as const;

/** Only on a server with the capability `restore`. Gives back to who deleted it what stands at `path`. */
export const restorePath = (path: string): string => `${path}/restore`;

/** Texts of undoing, whatever was done. */
export const UNDO_MESSAGES = {
  undo: 'Deshacer',
  deletionUndone: 'Eliminación deshecha',
  deletionOver: 'Ya no se puede deshacer',
  restoreFailed: 'Error al deshacer la eliminación',
} as const;
