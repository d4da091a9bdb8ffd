import { act, render, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useLayoutEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from 'react-router-dom';
import { selectToastQueue } from '@/shared/toasts/slice';
import { testStore, type TestStoreOptions } from './testStore';

export interface RenderOptions extends TestStoreOptions {
  /** Initial address. `path` is the route pattern of the part, for its route parameters. */
  at?: InitialEntry;
  path?: string;
  /** Wraps the part inside store and router, e.g. in `AuthProvider`. */
  wrap?: (children: ReactNode) => ReactNode;
}

function Address({ onState }: { onState: (state: unknown) => void }) {
  const { pathname, search, state } = useLocation();
  // Before anybody can see the address: a later effect would come after a test that waits for the address.
  useLayoutEffect(() => onState(state), [state, onState]);
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>;
}

/**
 * Renders a connected part with its own store, fake backend and router. Returns the store, the backend, a
 * user-event user, `address()` and the texts of the toasts.
 */
export function renderApp(
  part: ReactNode,
  { at = '/', path = '*', wrap = (x) => x, ...options }: RenderOptions = {},
) {
  const { store, backend } = testStore(options);
  const toasts: string[] = [];
  let seen = new Set<string>();
  store.subscribe(() => {
    const queue = selectToastQueue(store.getState());
    toasts.push(...queue.filter(({ id }) => !seen.has(id)).map(({ message }) => message));
    seen = new Set([...seen, ...queue.map(({ id }) => id)]);
  });
  let navigationState: unknown;
  const keepState = (state: unknown) => {
    navigationState = state;
  };
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        {wrap(
          <Routes>
            <Route path={path} element={part} />
            <Route path="*" element={null} />
          </Routes>,
        )}
        <Address onState={keepState} />
      </MemoryRouter>
    </Provider>,
  );
  const waiting = () =>
    Object.values(store.getState().api.queries).filter((query) => query?.status === 'pending');
  return {
    ...view,
    store,
    backend,
    user: userEvent.setup({
      // No style sheet is loaded here, so whether the pointer reaches an element is asked of a browser, in the journeys.
      pointerEventsCheck: PointerEventsCheckLevel.Never,
      // With jest's fake timers, typing would never finish unless it advances them.
      advanceTimers: (ms) => {
        if ('clock' in setTimeout) jest.advanceTimersByTime(ms);
      },
    }),
    /** Current address of the router. */
    address: () => view.getByTestId('address').textContent,
    /** State of the last navigation. */
    navigationState: () => navigationState,
    /** Texts of all toasts requested so far. */
    toasts,
    /** Waits until all that was asked for is there and drawn. */
    answered: async () => {
      await waitFor(() => expect(waiting()).toEqual([]));
      // Parts hear of an answer in the next frame, or at once with any other action.
      await act(async () => void store.dispatch({ type: 'test/answered' }));
    },
  };
}
