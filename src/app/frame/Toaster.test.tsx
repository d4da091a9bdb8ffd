import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { loggedOut, sessionStarted } from '@/shared/identity';
import { PATIENT, testStore, THERAPIST } from '@/shared/testing';
import { toastRequested } from '@/shared/toasts';
import { Toaster } from './Toaster';

describe('the toaster', () => {
  // Loaded beforehand: its first compilation can take longer than a test waits for it.
  beforeAll(async () => void (await import('./SnackbarToaster')), 60_000);

  it('shows what was asked for, announces failures at once, and closes on demand', async () => {
    const { store } = testStore();
    render(
      <Provider store={store}>
        <Toaster />
      </Provider>,
    );
    act(() => {
      store.dispatch(toastRequested({ message: 'Paciente creado exitosamente', variant: 'success' }));
      store.dispatch(toastRequested({ message: 'Error de conexión', variant: 'error' }));
    });
    expect(await screen.findByRole('status')).toHaveTextContent('Paciente creado exitosamente');
    expect(screen.getByRole('alert')).toHaveTextContent('Error de conexión');
    const [close] = screen.getAllByRole('button', { name: 'Cerrar aviso' });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cerrar aviso' })).toHaveLength(1));
  });

  it('forgets what the last person was told, in the very moment of the log-out', async () => {
    const { store } = testStore({ user: THERAPIST });
    render(
      <Provider store={store}>
        <Toaster />
      </Provider>,
    );
    act(
      () => void store.dispatch(toastRequested({ message: 'María: he leído el informe', variant: 'info' })),
    );
    expect(await screen.findByText(/he leído/)).toBeInTheDocument();
    act(() => {
      store.dispatch(toastRequested({ message: 'María: gracias', variant: 'info' }));
      store.dispatch(loggedOut());
    });
    expect(document.body).not.toHaveTextContent('María');
    act(() => {
      store.dispatch(toastRequested({ message: '¡Bienvenido de vuelta!', variant: 'success' }));
      store.dispatch(sessionStarted(PATIENT));
    });
    expect(await screen.findByText('¡Bienvenido de vuelta!')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('María');
  });
});
