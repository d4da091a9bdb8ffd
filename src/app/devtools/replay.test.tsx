import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { authDomain } from '@/features/auth';
import { sessionStarted } from '@/shared/identity/slice';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { selectToastQueue, toastRequested } from '@/shared/toasts/slice';
import { App } from '../App';
import { createRecorder } from './recorder';
import { entryOf, foldRecording } from './fold';
import { readRecording } from './readRecording';
import { createReplayStore } from './replayStore';
import { routeDomain } from './route';
import { createRecordedRouter, createStillRouter } from './routers';

const PATIENTS = [
  { id: 'a3bb189e-8bf9-4888-9912-ace4e6543002', name: 'Marta Nieto Pons', email: 'marta@correo.es' },
  { id: 'b4bb189e-8bf9-4888-9912-ace4e6543003', name: 'Óscar Rey Sanz', email: 'oscar@correo.es' },
].map((one) => ({ ...one, phone: '600 700 800', status: 'ACTIVE', createdAt: '2026-11-01T09:00:00.000Z' }));

function recordedApp() {
  const recorder = createRecorder();
  const { store, backend } = testStore({
    domains: [authDomain, routeDomain],
    middleware: [recorder.middleware],
    routes: {
      'GET /api/patients': () => ({ patients: PATIENTS }),
      'GET /api/notifications/unread-count': () => ({ unreadCount: 2 }),
      'GET /api/notifications': () => answer(503),
    },
  });
  recorder.attach(store);
  return { recorder, store, backend };
}

it('plays a recording back, masked, with no request, no write and no toast', async () => {
  history.replaceState(null, '', '/patients');
  const { recorder, store, backend } = recordedApp();
  store.dispatch(sessionStarted(THERAPIST));
  const live = render(
    <App store={store}>
      <RouterProvider router={createRecordedRouter(store, recorder)} />
    </App>,
  );
  // The search is debounced.
  await userEvent.type(await screen.findByRole('searchbox', {}, { timeout: 15_000 }), 'osc');
  await waitFor(() => expect(screen.getByText('Mostrando 1 de 2 pacientes')).toBeInTheDocument());
  act(() => void store.dispatch(toastRequested({ message: 'Hola', variant: 'success' })));
  const file = JSON.stringify(recorder.read());
  live.unmount();
  store.dispose();
  for (const word of ['Óscar', 'oscar', 'Rey', 'Ana', 'Ruiz', 'clinica']) expect(file).not.toContain(word);

  const moments = foldRecording(readRecording(file));
  expect(moments.missing).toEqual([]);
  // The toast was requested one moment before the end; at that moment it is in the state.
  const asked =
    moments.recording.entries.findIndex(({ action }) => action.type === 'toasts/toastRequested') + 1;
  expect(selectToastQueue(moments.states[asked] as Parameters<typeof selectToastQueue>[0])).toHaveLength(1);

  const before = backend.requests.length;
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const fetched = jest.spyOn(globalThis, 'fetch');
  const replay = createReplayStore(moments);
  render(
    <App store={replay.store}>
      <RouterProvider router={createStillRouter(replay.store)} />
    </App>,
  );
  act(() => replay.show(asked));
  // The same row is found by the masked search, under the name that the mask gives.
  expect(await screen.findByText('Mostrando 1 de 2 pacientes', {}, { timeout: 15_000 })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue(recorder.mask.linked('osc'));
  expect(screen.getAllByText(recorder.mask.linked('Óscar Rey Sanz'))).not.toHaveLength(0);
  expect(screen.queryByText('Hola')).not.toBeInTheDocument();

  // Clicks change neither the store nor the address.
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(screen.getByText('Mostrando 1 de 2 pacientes')).toBeInTheDocument();
  expect([backend.requests.length, write.mock.calls, fetched.mock.calls]).toEqual([before, [], []]);
});

it('steps back and forth, and names the action of each moment', () => {
  const { recorder, store } = recordedApp();
  store.dispatch(sessionStarted(THERAPIST));
  const moments = foldRecording(readRecording(JSON.stringify(recorder.read())));
  const { store: replayed, show } = createReplayStore(moments);
  const status = () => (replayed.getState() as { identity: { status: string } }).identity.status;
  const place = moments.recording.entries.findIndex(({ action }) => sessionStarted.match(action)) + 1;
  show(place);
  expect([status(), entryOf(moments, place)?.action.type]).toEqual(['signedIn', 'identity/sessionStarted']);
  show(0);
  expect([status(), entryOf(moments, 0)]).toEqual(['guest', undefined]);
  expect(replayed.dispatch(sessionStarted(THERAPIST))).toBeTruthy();
  expect(status()).toBe('guest');
});
