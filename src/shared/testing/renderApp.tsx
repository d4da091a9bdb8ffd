import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from 'react-router-dom';
import { selectToastQueue } from '@/shared/toasts';
import { testStore, type TestStoreOptions } from './testStore';

export interface RenderOptions extends TestStoreOptions {
  /** Address to begin at; `path` is the pattern under which the part stands, for its route parameters. */
  at?: InitialEntry;
  path?: string;
  /** Wraps the part inside store and router, e.g. `AuthProvider`. */
  wrap?: (children: ReactNode) => ReactNode;
}

function Address({ onState }: { onState: (state: unknown) => void }) {
  const { pathname, search, state } = useLocation();
  useEffect(() => onState(state), [state, onState]);
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>;
}

/**
 * Renders a connected part with a store of its own, a fake backend and a router. Gives back the store, the backend,
 * a user-event user, `address()` and the texts of the toasts asked for.
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
  return {
    ...view,
    store,
    backend,
    user: userEvent.setup({
      // Under jest's fake clock typing would wait for ever unless it moves the clock itself.
      advanceTimers: (ms) => {
        if ('clock' in setTimeout) jest.advanceTimersByTime(ms);
      },
    }),
    /** Where the router is now. */
    address: () => view.getByTestId('address').textContent,
    /** What the last navigation took along outside the address. */
    navigationState: () => navigationState,
    /** Texts of all toasts asked for so far. */
    toasts,
  };
}
