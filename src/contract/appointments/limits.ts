/** Appointment durations in minutes. */
export const APPOINTMENT_LIMITS = {
  durationDefault: 60,
  durationMin: 15,
  durationMax: 480,
  durationStep: 15,
} as const;

/** How long ago a new appointment may have started, because walk-ins are entered after they arrive. */
export const WALK_IN_MINUTES = 15;

/**
 * Undoing a change of status or time. The notice to the other side is sent when the offer ends. The server
 * accepts an undo somewhat longer, because the request may be delayed or the toast kept open by hovering.
 */
export const UNDO_LIMITS = { offeredSeconds: 10, acceptedSeconds: 60 } as const;

/** Limits of a series ('Repetir'): number of appointments, and interval in weeks. */
export const SERIES_LIMITS = {
  countMin: 2,
  countMax: 52,
  countDefault: 10,
  intervalMin: 1,
  intervalMax: 8,
} as const;
