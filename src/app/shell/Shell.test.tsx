import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AuthProvider } from '@/features/auth';
import { notificationsDomain } from '@/features/notifications';
import { PATIENT } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { Shell } from './Shell';

const menu = () => screen.queryByRole('navigation', { name: 'Menú principal' });

function show() {
  const { store } = testStore({ user: PATIENT, domains: [notificationsDomain] });
  render(
    <Provider store={store}>
      <AuthProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Shell>Página</Shell> }])} />
      </AuthProvider>
    </Provider>,
  );
}

/** A window that is wide or narrow, which the test may change. */
function openIn(width: 'wide' | 'narrow') {
  const media = Object.assign(new EventTarget(), { matches: width === 'wide' });
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  show();
  return media;
}

test('the menu leaves the page when the window becomes narrow, and comes back beside it', () => {
  const media = openIn('wide');
  const becomes = (matches: boolean) =>
    act(() => {
      media.matches = matches;
      media.dispatchEvent(new Event('change'));
    });
  expect(menu()).toBeVisible();
  becomes(false);
  expect(menu()).toBeNull();
  becomes(true);
  expect(menu()).toBeVisible();
});

test('Escape closes the menu over the page right after its button has opened it', async () => {
  const user = userEvent.setup();
  openIn('narrow');
  act(() => screen.getByRole('button', { name: 'Abrir menú' }).focus());
  await user.keyboard('{Enter}');
  expect(menu()).toBeVisible();
  // The first closes the name that is shown of a focused button.
  await user.keyboard('{Escape}{Escape}');
  expect(menu()).toBeNull();
  expect(screen.getByRole('button', { name: 'Abrir menú' })).toHaveFocus();
});

test('Escape from inside the menu over the page leads back to its button', async () => {
  const user = userEvent.setup();
  openIn('narrow');
  await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
  act(() => screen.getByRole('link', { name: 'Mis Rutinas' }).focus());
  await user.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(screen.getByRole('button', { name: 'Abrir menú' })).toHaveFocus();
});
