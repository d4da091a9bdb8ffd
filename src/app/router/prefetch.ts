import { QueryStatus } from '@reduxjs/toolkit/query';
import { matchRoutes } from 'react-router-dom';
import { isOneOf } from '@/contract/common/roles';
import { selectUser } from '@/shared/identity/slice';
import type { AppStore, RootState } from '@/shared/redux';
import { loadBehind } from '@/shared/ui/late-part/lateComponent';
import { myRoutines } from './screens';
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

/** Time in ms from the start of the signed-in area, or from a look that found data on their way, to the next look. */
const CALM_MS = 2000;

/** Whether the line brings data, which the code of a later screen would make slower. */
const isAsking = ({ api }: RootState): boolean =>
  Object.values(api.queries).some((query) => query?.status === QueryStatus.pending);

const ignore = () => undefined;

/** Staff: React Aria's controls, which forms share, and the search. Whoever presses Ctrl-K types on at once. */
function fetchForStaff(): void {
  loadBehind(() => import(/* webpackFetchPriority: "low" */ '@/shared/ui/time-field/TimeField'), ignore);
  loadBehind(() => import(/* webpackFetchPriority: "low" */ '@/pages/palette'), ignore);
}

/** Patients: the screen that leads through a routine, to which a button leads, so that no pointer tells of it before. */
const fetchForPatient = (): void => loadBehind(myRoutines.lazy, ignore);

/**
 * Fetches what the user is likely to need next, once the shell is idle and no data are on their way. Patients get the
 * chunk `controls` (React Aria) with the first screen that needs it. Returns a function that cancels.
 */
export function prefetchWhenCalm(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const state = store.getState();
    if (isAsking(state)) {
      timer = setTimeout(look, CALM_MS);
      return;
    }
    const role = selectUser(state)?.role;
    if (!role) return;
    const fetchThem = role === 'PATIENT' ? fetchForPatient : fetchForStaff;
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchThem);
    else fetchThem();
  };
  timer = setTimeout(look, CALM_MS);
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
