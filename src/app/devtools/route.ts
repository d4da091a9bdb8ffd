import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the router is. Kept in the state while the tools are on, so that a moment names its screen too. */
export interface RouteState {
  pathname: string;
  search: string;
  hash: string;
}

/** The address of the page, as the router reads it. */
export const currentRoute = (): RouteState => {
  const { pathname, search, hash } = location;
  return { pathname, search, hash };
};

export const routeChanged = createAction<RouteState>('route/changed');

/**
 * The slice of the route, beginning at the page's own address. `KEPT_AFTER_SESSION` (shared/redux) names it: a sign-out
 * forgets data, not the screen.
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
