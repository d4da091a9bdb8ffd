import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { AppStore } from '@/shared/redux';
import { answer, fakeBackend } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';

const PATIENTS = ['Marta Nieto Pons', 'Óscar Rey Sanz'].map((name, place) => ({
  ...{ id: `a3bb189e-8bf9-4888-9912-ace4e654300${place}`, name, email: `p${place}@correo.es` },
  ...{ phone: '600 700 800', status: 'ACTIVE', createdAt: '2026-11-01T09:00:00.000Z' },
}));

type Log = LiftedState<unknown, UnknownAction, unknown>;

type Instrumented = AppStore & {
  liftedStore: { getState: () => Log; dispatch: (action: Action) => void };
};

const roots: Root[] = [];
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
});

/** The page as developers have it, with Redux DevTools in the browser. */
async function openPage(path: string) {
  localStorage.clear();
  history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      () =>
      (...enhancers: StoreEnhancer[]) =>
      (create: never) =>
        [...enhancers, instrument()].reduceRight<unknown>(
          (next, enhancer) => enhancer(next as never),
          create,
        ),
  });
  const backend = fakeBackend({
    'GET /api/patients': () => ({ patients: PATIENTS }),
    'GET /api/appointments': () => ({ appointments: [] }),
    'GET /api/appointments/today': () => ({ appointments: [] }),
    'GET /api/appointments/stats/overview': () => ({ total: 3, today: 0, completed: 1, pending: 2 }),
    'GET /api/exercises': () => ({ exercises: [] }),
    'GET /api/exercises/categories/list': () => ({ data: [] }),
    'GET /api/exercises/difficulties/list': () => ({ data: [] }),
    'GET /api/notifications/unread-count': () => ({ unreadCount: 2 }),
    'GET /api/notifications': () => answer(503),
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(backend.fetch);
  // Read when Redux Toolkit is loaded, so what uses it is loaded afterwards.
  const { startWithTools } = await import('./startWithTools');
  const { keepPreferences } = await import('../redux/keepPreferences');
  let store = undefined as unknown as Instrumented;
  await act(async () =>
    startWithTools(document.getElementById('root') as HTMLElement, (container, started, app) => {
      store = started as Instrumented;
      keepPreferences(store);
      const root = createRoot(container);
      roots.push(root);
      root.render(app);
    }),
  );
  const { liftedStore } = store;
  return {
    store,
    backend,
    log: () => liftedStore.getState(),
    tell: (action: Action) => act(async () => liftedStore.dispatch(action)),
    /** Ids of the actions of a type. */
    idsOf: (type: string): number[] => {
      const { actionsById, stagedActionIds } = liftedStore.getState();
      return stagedActionIds.filter((id) => actionsById[id]?.action.type === type);
    },
  };
}

/** What the extension's «Export» writes: the actions alone, and the state that the store was given. */
const exportOf = ({ actionsById, stagedActionIds, committedState }: Log): string =>
  JSON.stringify({
    payload: JSON.stringify(stagedActionIds.slice(1).map((id) => actionsById[id]?.action)),
    preloadedState: JSON.stringify(committedState),
  });

const loginHeading = () => screen.findByRole('heading', { name: 'Iniciar sesión' }, { timeout: 15_000 });
const searchbox = () => screen.findByRole('searchbox', {}, { timeout: 15_000 });
const follow = async (name: string) =>
  userEvent.click(
    (await screen.findAllByRole('link', { name, hidden: true }, { timeout: 15_000 }))[0] as HTMLElement,
  );
const shown = (count: number) =>
  waitFor(() => expect(screen.getByText(`Mostrando ${count} de 2 pacientes`)).toBeInTheDocument());

it('stays a working page through jump, skip and import of a recorded log', async () => {
  const { store, backend, log, tell, idsOf } = await openPage('/login');
  await loginHeading();
  act(() => void store.dispatch({ type: 'identity/sessionStarted', payload: THERAPIST }));
  await follow('Pacientes');
  await userEvent.type(await searchbox(), 'osc');
  await shown(1);
  const recorded = JSON.stringify(log());
  const present = log().currentStateIndex;

  // A jump to before the screen's domain was loaded, and back: nothing is asked or dispatched meanwhile.
  const asked = backend.requests.length;
  await tell(ActionCreators.jumpToState(0));
  expect(screen.getByText('Momento pasado: nada se envía ni se guarda')).toBeInTheDocument();
  await loginHeading();
  store.dispatch({ type: 'patients/searchChanged', payload: 'x' });
  expect([backend.requests.length, log().stagedActionIds.length]).toEqual([asked, present + 1]);
  await tell(ActionCreators.jumpToState(present));
  await shown(1);
  expect(await searchbox()).toHaveValue('osc');

  // Without the search, all patients; the page goes on from there.
  const searched = idsOf('patients/searchChanged');
  expect(searched).not.toEqual([]);
  for (const id of searched) await tell(ActionCreators.toggleAction(id));
  await shown(2);
  expect(screen.queryByText(/^Momento pasado/)).not.toBeInTheDocument();
  await userEvent.clear(await searchbox());
  await userEvent.type(await searchbox(), 'mart');
  await shown(1);
  await follow('Ejercicios');
  await screen.findByRole('heading', { level: 1, name: /ejercicios/i }, { timeout: 15_000 });

  // The log from before, on another screen than its last.
  await tell(ActionCreators.importState(JSON.parse(recorded) as Log));
  await shown(1);
  expect(await searchbox()).toHaveValue('osc');
  await userEvent.clear(await searchbox());
  await shown(2);
  expect(screen.queryByText(/^Momento pasado/)).not.toBeInTheDocument();

  // What is exported afterwards leads to the state of the present.
  const { foldRecording } = await import('./fold');
  const { readRecording } = await import('./readRecording');
  const file = JSON.stringify(window.andaduraTools?.recorder?.read());
  const last = foldRecording(readRecording(file)).states.at(-1);
  expect(last).toMatchObject({ patients: { search: '' }, route: { pathname: '/patients' } });
  store.dispose();
});

it('takes an answer that comes while the past is shown once the present is back', async () => {
  const { store, backend, log, tell, idsOf } = await openPage('/login');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  backend.use({ 'GET /api/patients': () => held.then(() => ({ patients: PATIENTS })) });
  await loginHeading();
  act(() => void store.dispatch({ type: 'identity/sessionStarted', payload: THERAPIST }));
  await follow('Pacientes');
  await waitFor(() => expect(backend.sent('GET', '/api/patients')).not.toEqual([]));

  await tell(ActionCreators.jumpToState(0));
  await loginHeading();
  const answered = idsOf('api/executeQuery/fulfilled');
  await act(async () => {
    letGo();
    // What is asked for later has come later.
    for (const _ of [1, 2, 3]) await (await fetch('/api/patients')).text();
  });
  expect(idsOf('api/executeQuery/fulfilled')).toEqual(answered);
  await tell(ActionCreators.jumpToState(log().computedStates.length - 1));
  await shown(2);
  store.dispose();
});

it('is exported by the extension with its first screen and its times', async () => {
  const { store, log } = await openPage('/login');
  await loginHeading();
  act(() => void store.dispatch({ type: 'identity/sessionStarted', payload: THERAPIST }));
  await follow('Pacientes');
  await shown(2);
  const file = exportOf(log());
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  store.dispose();

  const { foldRecording } = await import('./fold');
  const { readRecording } = await import('./readRecording');
  const { createReplayStore } = await import('./replayStore');
  const { createStillRouter } = await import('./routers');
  const { App } = await import('../App');
  const moments = foldRecording(readRecording(file));
  const requests = moments.recording.entries.filter(({ action }) => action.type.endsWith('/pending'));
  expect(requests).not.toEqual([]);
  for (const { at, action } of requests) expect(action.meta).toMatchObject({ startedTimeStamp: at });
  expect(moments.recording.startedAt).toBe(requests[0]?.at);

  // On the address of the replay page, which is none of the app's.
  history.replaceState(null, '', '/?devtools=replay');
  const replay = createReplayStore(moments);
  render(
    <App store={replay.store}>
      <RouterProvider router={createStillRouter(replay.store)} />
    </App>,
  );
  await loginHeading();
  act(() => replay.show(moments.states.length - 1));
  await shown(2);
});
