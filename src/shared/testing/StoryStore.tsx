import { type ReactNode, useContext, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { PEOPLE } from './people';
import { StoryEnvironmentContext } from './storyEnvironment';
import { testStore, type TestStoreOptions } from './testStore';

export interface StoryStoreOptions extends TestStoreOptions {
  at?: string;
  path?: string;
}

type Props = StoryStoreOptions & { children: ReactNode };

/**
 * Gives a story of a connected part its own store, fake backend and router. The toolbars choose user and
 * network.
 */
export function StoryStore(props: Props) {
  const { role } = useContext(StoryEnvironmentContext);
  // Another person is another session: nothing of the one before may be left.
  return <FreshStore key={role ?? ''} {...props} {...(role && { user: PEOPLE[role] })} />;
}

function FreshStore({ children, at = '/', path = '*', ...options }: Props) {
  const { line } = useContext(StoryEnvironmentContext);
  const [{ store }] = useState(() => testStore({ line, ...options }));
  return (
    <Provider store={store}>
      {/* The catalogue wraps every story in a router; this one begins at an address of its own, so it steps out. */}
      <LocationContext value={null as never}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={children} />
            <Route path="*" element={<p>Otra pantalla</p>} />
          </Routes>
        </MemoryRouter>
      </LocationContext>
    </Provider>
  );
}
