import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';

/** Current route. Kept in the state while the tools are on, so that a moment includes its screen. */
export interface RouteState {
  pathname: string;
  search: string;
  hash: string;
}

/** The page's current address as a route. */
export const currentRoute = (): RouteState => {
  const { pathname, search, hash } = location;
  return { pathname, search, hash };
};

export const routeChanged = createAction<RouteState>('route/changed');

/**
 * Slice of the route, initially the page's own address. `KEPT_AFTER_SESSION` (shared/redux) includes it,
 * because a sign-out does not change the screen.
 */
export const routeSlice = createSlice({
  name: 'route',
  initialState: currentRoute,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(
      routeChanged,
      (_state, { payload: { pathname, search, hash } }: PayloadAction<RouteState>) => ({
        pathname,
        search,
        hash,
      }),
    );
  },
  selectors: { selectRoute: (state): RouteState => state },
});

export const { selectRoute } = routeSlice.selectors;

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof routeSlice> {}
}

export const routeDomain: Domain = { name: routeSlice.name, slices: [routeSlice] };
