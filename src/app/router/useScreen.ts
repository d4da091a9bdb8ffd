import { type RouteObject, type UIMatch, useMatches } from 'react-router-dom';
import type { Visit } from '@/shared/redux';
import type { ScreenRoute } from '@/shared/routes';
import * as screens from './screens';

/** All signed-in screens. */
export const SCREENS: readonly ScreenRoute[] = Object.values(screens);

/** `handle` of a screen's route. */
export interface ScreenHandle extends Pick<ScreenRoute, 'roles'> {
  title: string;
  /** Downloads the code and prefetches the screen's queries. Never rejects. */
  prefetch: (visit: Visit) => Promise<void>;
}

/** A route of a signed-in screen. */
export type SignedInRoute = RouteObject & { path: string; handle: ScreenHandle };

/** The screen at the current address; undefined outside the signed-in screens. */
export const useScreen = (): ScreenHandle | undefined =>
  (useMatches() as UIMatch<unknown, ScreenHandle | undefined>[]).at(-1)?.handle;
