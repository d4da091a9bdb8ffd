import { type ComponentType, type ReactNode, useContext, useState } from 'react';
import type { StoryObj } from '@storybook/react-webpack5';
import { Provider } from 'react-redux';
import { MemoryRouter, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { VIEWERS } from './people';
import { StoryEnvironmentContext } from './fakeBackend';
import { testStore, type TestStoreOptions } from './testStore';

type Props = TestStoreOptions & { children: ReactNode };

/**
 * Gives a story of a connected part its own store, fake backend and router. The toolbars select user and
 * network.
 */
export function StoryStore(props: Props) {
  const { viewer } = useContext(StoryEnvironmentContext);
  // A new key per viewer, so that no state of another user remains.
  return <FreshStore key={viewer ?? ''} {...props} {...(viewer && { user: VIEWERS[viewer] })} />;
}

/** Decorator of the same, for stories that need nothing else around them. */
export const inStore = (options: TestStoreOptions) => (Story: ComponentType) => (
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

function FreshStore({ children, ...options }: Props) {
  const { line } = useContext(StoryEnvironmentContext);
  const [{ store }] = useState(() => testStore({ line, ...options }));
  return (
    <Provider store={store}>
      {/* Leaves Storybook's own router, so that a new store starts at the first address again. */}
      <LocationContext value={null as never}>
        <MemoryRouter>{children}</MemoryRouter>
      </LocationContext>
    </Provider>
  );
}
