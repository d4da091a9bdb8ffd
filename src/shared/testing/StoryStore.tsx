import { type ComponentType, type ReactNode, useContext, useState } from 'react';
import type { StoryObj } from '@storybook/react-webpack5';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { PEOPLE } from './people';
import { StoryEnvironmentContext } from './fakeBackend';
import { testStore, type TestStoreOptions } from './testStore';

export interface StoryStoreOptions extends TestStoreOptions {
  at?: string;
  path?: string;
}

type Props = StoryStoreOptions & { children: ReactNode };

/**
 * Gives a story of a connected part its own store, fake backend and router. The toolbars select user and
 * network.
 */
export function StoryStore(props: Props) {
  const { role } = useContext(StoryEnvironmentContext);
  // A new key per role, so that no state of another user remains.
  return <FreshStore key={role ?? ''} {...props} {...(role && { user: PEOPLE[role] })} />;
}

/** Decorator of the same, for stories that need nothing else around them. */
export const inStore = (options: StoryStoreOptions) => (Story: ComponentType) => (
  <StoryStore {...options}>
    <Story />
  </StoryStore>
);

/** Presses the buttons with these names, one after the other. */
export const pressing =
  (...names: string[]): StoryObj['play'] =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  };

function FreshStore({ children, at = '/', path = '*', ...options }: Props) {
  const { line } = useContext(StoryEnvironmentContext);
  const [{ store }] = useState(() => testStore({ line, ...options }));
  return (
    <Provider store={store}>
      {/* Leaves Storybook's own router, because this one has its own initial address. */}
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
