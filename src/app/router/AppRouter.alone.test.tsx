import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { AuthProvider, authDomain } from '@/features/auth';
import { loggedOut, sessionStarted } from '@/shared/identity/slice';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { demoPractice } from '../testing/demoPractice';
import { AppRouter, preloadWhileTyping } from './AppRouter';

const mockFetched = jest.fn();
jest.mock('@/pages/dashboard', () => {
  mockFetched();
  return jest.requireActual('@/pages/dashboard');
});

const SLOW = { timeout: 15_000 };
const login = () => screen.findByRole('heading', { name: 'Iniciar sesión' }, SLOW);

it('begins with the public screens, fetches the others while somebody types, and goes on to them at the sign-in', async () => {
  history.replaceState(null, '', '/login');
  const { store } = testStore({
    domains: [authDomain],
    routes: demoPractice(THERAPIST, 'default', new Date()),
  });
  render(
    <Provider store={store}>
      <AuthProvider>
        <AppRouter store={store} />
      </AuthProvider>
    </Provider>,
  );
  expect(await login()).toBeInTheDocument();
  preloadWhileTyping();
  expect(mockFetched).not.toHaveBeenCalled();
  fireEvent.input(screen.getByLabelText(/^Correo/), { target: { value: 'a' } });
  await waitFor(() => expect(mockFetched).toHaveBeenCalled(), SLOW);
  act(() => void store.dispatch(sessionStarted(THERAPIST)));
  await waitFor(() => expect(document.title).toMatch(/^Dashboard ·/), SLOW);
  expect(location.pathname).toBe('/dashboard');
  act(() => void store.dispatch(loggedOut()));
  expect(await login()).toBeInTheDocument();
  expect(document.title).toMatch(/^Iniciar sesión ·/);
});
