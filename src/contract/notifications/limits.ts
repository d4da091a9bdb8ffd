/** Limits and intervals of the bell and its polling. Times are in milliseconds. */
export const NOTIFICATION_LIMITS = {
  pollMs: 60_000,
  throttleMs: 2_000,
  pauseMs: 5_000,
  toastMs: 5_000,
  badgeMax: 99,
} as const;

/** Text of the badge: the count, capped at 99+. */
export const badgeText = (unread: number): string =>
  unread > NOTIFICATION_LIMITS.badgeMax ? `${NOTIFICATION_LIMITS.badgeMax}+` : String(unread);
