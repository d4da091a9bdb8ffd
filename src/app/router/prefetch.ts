import { matchRoutes } from 'react-router-dom';
import { isOneOf } from '@/contract/common/roles';
import { selectUser } from '@/shared/identity/slice';
import type { AppStore } from '@/shared/redux';
import { loadBehind } from '@/shared/ui/late-part/lateComponent';
import type { SignedInRoute } from './useScreen';

type Address = Pick<Location, 'pathname' | 'search'>;

/** How long pointer or focus must rest on a link to count as an intent, in milliseconds. */
const INTENT_MS = 80;

/** Prefetches code and queries of the screen at an address, if the user may open it. */
export function prefetchScreen(
  store: AppStore,
  screens: readonly SignedInRoute[],
  { pathname, search }: Address,
): void {
  const user = selectUser(store.getState());
  const screen = matchRoutes([...screens], pathname)?.at(-1)?.route.handle;
  if (user && screen && isOneOf(user, screen.roles)) void screen.prefetch({ role: user.role, search });
}

/**
 * Delay in ms after the start of the signed-in area, so that the first screen's own code is loaded before.
 */
const CALM_MS = 2000;

/**
 * Fetches the chunk `controls` (React Aria) for staff once the shell is idle. Patients get it with the first
 * screen that needs it. Returns a function that cancels.
 */
export function prefetchControls(store: AppStore): () => void {
  const timer = setTimeout(() => {
    const role = selectUser(store.getState())?.role;
    if (!role || role === 'PATIENT') return;
    const fetchThem = () => {
      const ignore = () => undefined;
      loadBehind(() => import(/* webpackFetchPriority: "low" */ '@/shared/ui/time-field/TimeField'), ignore);
      // Whoever presses Ctrl-K types on at once: keys pressed before the search is there are lost.
      loadBehind(() => import(/* webpackFetchPriority: "low" */ '@/pages/palette'), ignore);
    };
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchThem);
    else fetchThem();
  }, CALM_MS);
  return () => clearTimeout(timer);
}

/**
 * Calls `intended` when pointer or focus rests on an internal link. Passing over a link does nothing, because
 * each request is logged in the access log. Returns a function that unsubscribes.
 */
export function followIntent(intended: (address: Address) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reached = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && link.origin === location.origin && !link.target && !link.hasAttribute('download'))
      timer = setTimeout(() => intended(new URL(link.href)), INTENT_MS);
  };
  document.addEventListener('mouseover', reached);
  document.addEventListener('focusin', reached);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('mouseover', reached);
    document.removeEventListener('focusin', reached);
  };
}
