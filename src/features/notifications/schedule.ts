import { NOTIFICATION_LIMITS } from '@/contract/notifications/limits';
import type { NotificationsState } from './slice';

/** The next step of the polling and its time, in milliseconds since 1970. */
export interface Step {
  at: number;
  step: 'resume' | 'fetch';
}

/**
 * The next step of the polling; `null` if it waits for a sign-in, the page or an answer. The count is due 60
 * s after the last fetch began, or 2 s if wanted early. Not during a pause, another fetch or a pending
 * change, whose optimistic effect the answer would overwrite.
 */
export function nextStep(state: NotificationsState, now: number): Step | null {
  if (!state.polling || state.pageHidden) return null;
  if (state.pausedUntil !== null) return { at: state.pausedUntil, step: 'resume' };
  if (state.count.inFlight || state.pendingChanges.length > 0) return null;
  const { startedAt } = state.count;
  if (startedAt === null) return { at: now, step: 'fetch' };
  const distance = state.wanted ? NOTIFICATION_LIMITS.throttleMs : NOTIFICATION_LIMITS.pollMs;
  return { at: startedAt + distance, step: 'fetch' };
}
