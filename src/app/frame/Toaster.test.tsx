import type { ComponentType } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { loggedOut, selectIdentityStatus, sessionStarted, signedOutElsewhere } from '@/shared/identity/slice';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { toastRequested } from '@/shared/toasts/slice';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { makeToaster, Toaster } from './Toaster';

describe('the toaster', () => {
  // Loaded in advance, because its first compilation can exceed a test's timeout.
  beforeAll(async () => void (await import('./SnackbarToaster')));

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

  it('offers a way back as a button that dispatches its action, and a newer toast of the same topic replaces it', async () => {
    const { store } = testStore();
    const seen: unknown[] = [];
    const dispatch = store.dispatch.bind(store);
    store.dispatch = ((action: { type: string }) => {
      seen.push(action);
      return dispatch(action as never);
    }) as typeof store.dispatch;
    render(
      <Provider store={store}>
        <Toaster />
      </Provider>,
    );
    const offer = (message: string, payload: string) =>
      toastRequested({
        message,
        variant: 'success',
        topic: 'cita 1',
        durationMs: 10_000,
        action: { label: 'Deshacer', action: { type: 'test/undoPressed', payload } },
      });
    act(() => void store.dispatch(offer('Cita movida', 'first')));
    expect(await screen.findByText('Cita movida')).toBeInTheDocument();
    act(() => void store.dispatch(offer('Cita movida otra vez', 'second')));
    await waitFor(() => expect(screen.queryByText('Cita movida')).not.toBeInTheDocument());
    // A double click, as many people do it: the toast is still there while it slides away.
    await userEvent.dblClick(screen.getByRole('button', { name: 'Deshacer' }));
    const pressed = seen.filter((action) => (action as { type: string }).type === 'test/undoPressed');
    expect(pressed).toEqual([{ type: 'test/undoPressed', payload: 'second' }]);
    await waitFor(() => expect(screen.queryByText('Cita movida otra vez')).not.toBeInTheDocument());
  });

  it('leads to the way back of the newest by F8, and back where somebody was', async () => {
    const { store } = testStore();
    render(
      <Provider store={store}>
        <Toaster />
        <input aria-label="Notas" />
      </Provider>,
    );
    const offer = (message: string) =>
      toastRequested({
        message,
        variant: 'success',
        durationMs: 10_000,
        action: { label: 'Deshacer', action: { type: 'test/undoPressed' } },
      });
    const user = userEvent.setup();
    await user.click(screen.getByRole('textbox', { name: 'Notas' }));
    await user.keyboard('{F8}');
    expect(screen.getByRole('textbox', { name: 'Notas' })).toHaveFocus();
    act(() => {
      store.dispatch(offer('Cita movida'));
      store.dispatch(offer('Sala eliminada'));
      store.dispatch(toastRequested({ message: 'Error de conexión', variant: 'error' }));
    });
    await screen.findByText('Error de conexión');
    const newest = within(screen.getByText('Sala eliminada').closest('[role=status]') as HTMLElement);
    await user.keyboard('{F8}');
    expect(newest.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await user.keyboard('{F8}');
    expect(screen.getByRole('textbox', { name: 'Notas' })).toHaveFocus();
    await user.keyboard('{F8}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Notas' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Sala eliminada')).not.toBeInTheDocument());
  });

  it('speaks inside the topmost dialog, because a modal makes the rest of the page inert', async () => {
    const { store } = testStore();
    const view = (outer: boolean, inner: boolean) => (
      <Provider store={store}>
        <Toaster />
        <Dialog open={outer} title="Nueva sala" onClose={() => undefined}>
          <Dialog open={inner} title="¿Seguro?" onClose={() => undefined} />
        </Dialog>
      </Provider>
    );
    const { rerender } = render(view(true, false));
    act(() => void store.dispatch(toastRequested({ message: 'Error de conexión', variant: 'error' })));
    const alert = await within(screen.getByRole('dialog', { name: 'Nueva sala' })).findByRole('alert');
    expect(alert).toHaveTextContent('Error de conexión');
    rerender(view(true, true));
    expect(within(screen.getByRole('dialog', { name: '¿Seguro?' })).getByRole('alert')).toBe(alert);
    rerender(view(true, false));
    expect(screen.getByRole('dialog', { name: 'Nueva sala' })).toContainElement(alert);
    rerender(view(false, false));
    expect(screen.getByRole('alert')).toBe(alert);
  });

  /** A therapist who was told something of a patient. */
  async function told() {
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
    return store;
  }

  it('forgets what the last person was told, in the very moment of the log-out', async () => {
    const store = await told();
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

  it('forgets it too where the next person has signed in elsewhere while this tab slept', async () => {
    const store = await told();
    act(() => {
      store.dispatch(signedOutElsewhere());
      store.dispatch(sessionStarted(PATIENT));
    });
    expect(document.body).not.toHaveTextContent('María');
  });
});

describe('the toaster before its library has come', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const idle: (() => void)[] = [];
  const load = jest.fn<Promise<ComponentType>, []>();

  beforeEach(() => {
    jest.useFakeTimers();
    load.mockReset();
    idle.length = 0;
    Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task) });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

  function show() {
    const LateToaster = makeToaster(load);
    const { store } = testStore();
    render(
      <Provider store={store}>
        <LateToaster />
      </Provider>,
    );
    return (message: string, variant: 'error' | 'success') =>
      act(() => void store.dispatch(toastRequested({ message, variant })));
  }

  it('asks for it when the browser is idle, before anybody needs it', async () => {
    load.mockRejectedValue(new Error('offline'));
    show();
    expect(load).not.toHaveBeenCalled();
    idle.forEach((task) => task());
    await pass(0);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says every toast plainly where it does not come, and asks again when they have been read', async () => {
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => <p>la biblioteca</p>);
    const toast = show();
    toast('Error de conexión', 'error');
    toast('Guardado', 'success');
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Error de conexión');
    expect(screen.getByRole('status')).toHaveTextContent('Guardado');
    await pass(3_000);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(screen.getByText('la biblioteca')).toBeInTheDocument();
  });

  it('does not wait for it for ever', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    show()('Error de conexión', 'error');
    await pass(2_900);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(100);
    expect(screen.getByRole('alert')).toHaveTextContent('Error de conexión');
  });

  it('offers plainly what a toast offers', async () => {
    load.mockRejectedValue(new Error('offline'));
    const LateToaster = makeToaster(load);
    const { store } = testStore({ user: THERAPIST });
    render(
      <Provider store={store}>
        <LateToaster />
      </Provider>,
    );
    const action = { label: 'Deshacer', action: loggedOut() };
    act(() => void store.dispatch(toastRequested({ message: 'Cita movida', variant: 'success', action })));
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(selectIdentityStatus(store.getState())).toBe('guest');
    expect(screen.queryByText('Cita movida')).toBeNull();
    await pass(0);
  });

  it('closes a plain toast on demand', async () => {
    load.mockRejectedValue(new Error('offline'));
    show()('Error de conexión', 'error');
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(0);
  });
});
