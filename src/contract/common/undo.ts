/**
 * Undoing a change. Where the server has made it, the notice to the other side leaves when the offer ends; the server
 * takes the undo a little longer, because the press may be late on its way or the toast held by a pointer. The latest
 * change of an appointment can be undone from its menu for `menuSeconds`.
 */
export const UNDO_LIMITS = { offeredSeconds: 10, acceptedSeconds: 60, menuSeconds: 600 } as const;

/** Texts of undoing, whatever was done. */
export const UNDO_MESSAGES = {
  undo: 'Deshacer',
  deletionUndone: 'Eliminación deshecha',
  deletionOver: 'Ya no se puede deshacer',
} as const;
