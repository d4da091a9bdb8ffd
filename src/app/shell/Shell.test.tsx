import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AuthProvider } from '@/features/auth';
import { notificationsDomain } from '@/features/notifications';
import { PATIENT } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { Shell } from './Shell';

test('the menu leaves the page when the window becomes narrow, and comes back beside it', () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  const spy = jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  const { store } = testStore({ user: PATIENT, domains: [notificationsDomain] });
  render(
    <Provider store={store}>
      <AuthProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Shell>Página</Shell> }])} />
      </AuthProvider>
    </Provider>,
  );
  const becomes = (matches: boolean) =>
    act(() => {
      media.matches = matches;
      media.dispatchEvent(new Event('change'));
    });
  const menu = () => screen.queryByRole('navigation', { name: 'Menú principal' });
  expect(menu()).toBeVisible();
  becomes(false);
  expect(menu()).toBeNull();
  becomes(true);
  expect(menu()).toBeVisible();
  spy.mockRestore();
});
