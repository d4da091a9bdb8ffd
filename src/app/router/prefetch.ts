import { matchPath } from 'react-router-dom';
import { selectUser } from '@/shared/identity';
import type { AppStore } from '@/shared/redux';
import { loadBehind } from '@/shared/ui/late-part';
import type { Pages } from './definePages';
import { SIGNED_IN_ROUTES } from './routeTable';

type Address = Pick<Location, 'pathname' | 'search'>;

/** Rest of the pointer or the focus on a link that is taken for the intent to go there, in milliseconds. */
const INTENT_MS = 80;

/** Begins to download the screen at an address and what it asks for first; nothing where the user has none there. */
export function prefetchScreen(store: AppStore, pages: Pages, { pathname, search }: Address): void {
  const role = selectUser(store.getState())?.role;
  const route = SIGNED_IN_ROUTES.find(({ path }) => matchPath(path, pathname));
  if (role && route?.roles.includes(role)) void pages[route.page].prefetch({ role, search });
}

/** Calm after the start of the signed-in area before code for later is fetched: the first screen's own comes before. */
const CALM_MS = 2000;

/**
 * Fetches the accessible controls (webpack's chunk `controls`) for who works with forms all day, once the shell is idle.
 * A patient gets them with the first screen that has one. Gives what takes it back.
 */
export function prefetchControls(store: AppStore): () => void {
  const timer = setTimeout(() => {
    const role = selectUser(store.getState())?.role;
    if (!role || role === 'PATIENT') return;
    const fetchThem = () =>
      loadBehind(
        () => import(/* webpackFetchPriority: "low" */ '@/shared/ui/time-field'),
        () => undefined,
      );
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchThem);
    else fetchThem();
  }, CALM_MS);
  return () => clearTimeout(timer);
}

/**
 * Tells of each link of the application on which the pointer or the focus rests, wherever it stands. Passing over
 * links tells nothing: what is asked of the server stands in its register of accesses. Gives what ends it.
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
