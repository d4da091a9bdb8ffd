import type { Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import type { AppStore } from '@/shared/redux';
import { answer, fakeBackend } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';

interface Log {
  actionsById: Record<number, { action: UnknownAction }>;
  stagedActionIds: number[];
  skippedActionIds: number[];
  currentStateIndex: number;
  computedStates: { state: unknown }[];
  committedState: unknown;
}

interface LiftedAction extends UnknownAction {
  action: UnknownAction;
  index: number;
  id: number;
  nextLiftedState: Log;
}

/** Applies what is not skipped, from the action at `from` on. Earlier states stay as they were computed. */
function compute(log: Log, reducer: Reducer<unknown>, from: number): Log {
  const computedStates = log.computedStates.slice(0, from);
  for (const id of log.stagedActionIds.slice(from)) {
    const before = computedStates.length > 0 ? computedStates.at(-1)?.state : log.committedState;
    const isSkipped = log.skippedActionIds.includes(id);
    const { action } = log.actionsById[id] as { action: UnknownAction };
    computedStates.push({ state: isSkipped ? before : reducer(before, action) });
  }
  return { ...log, computedStates };
}

/** Does to a store what the instrument of Redux DevTools does, with its actions and the form of its log. */
const instrument: StoreEnhancer = (create) => (reducer, committedState) => {
  const lifted = create((log: Log | undefined, { type, ...told }: LiftedAction): Log => {
    const apply = (next: Log, from: number) => compute(next, reducer as Reducer<unknown>, from);
    if (!log)
      return apply(
        {
          actionsById: { 0: { action: { type: '@@INIT' } } },
          stagedActionIds: [0],
          skippedActionIds: [],
          currentStateIndex: 0,
          computedStates: [],
          committedState,
        },
        0,
      );
    const { actionsById, stagedActionIds: ids, skippedActionIds, currentStateIndex } = log;
    switch (type) {
      case 'PERFORM_ACTION': {
        const isPresent = currentStateIndex === ids.length - 1;
        return apply(
          {
            ...log,
            actionsById: { ...actionsById, [ids.length]: { action: told.action } },
            stagedActionIds: [...ids, ids.length],
            currentStateIndex: isPresent ? ids.length : currentStateIndex,
          },
          ids.length,
        );
      }
      case 'JUMP_TO_STATE':
        return { ...log, currentStateIndex: told.index };
      case 'TOGGLE_ACTION': {
        const others = skippedActionIds.filter((id) => id !== told.id);
        const skipped = others.length < skippedActionIds.length ? others : [...others, told.id];
        return apply({ ...log, skippedActionIds: skipped }, ids.indexOf(told.id));
      }
      case 'IMPORT_STATE':
        return apply(told.nextLiftedState, 0);
      default:
        return log;
    }
  }, undefined);
  return {
    ...(lifted as object),
    liftedStore: lifted,
    getState: () => lifted.getState().computedStates[lifted.getState().currentStateIndex]?.state,
    dispatch(action: UnknownAction) {
      lifted.dispatch({ type: 'PERFORM_ACTION', action } as LiftedAction);
      return action;
    },
  } as never;
};

const PATIENTS = ['Marta Nieto Pons', 'Óscar Rey Sanz'].map((name, place) => ({
  ...{ id: `a3bb189e-8bf9-4888-9912-ace4e654300${place}`, name, email: `p${place}@correo.es` },
  ...{ phone: '600 700 800', status: 'ACTIVE', createdAt: '2026-11-01T09:00:00.000Z' },
}));

type Instrumented = AppStore & {
  liftedStore: { getState: () => Log; dispatch: (action: UnknownAction) => void };
};

const roots: Root[] = [];
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));

/** The page as developers have it, with Redux DevTools in the browser. */
async function openPage(path: string) {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      () =>
      (...enhancers: StoreEnhancer[]) =>
      (create: never) =>
        [...enhancers, instrument].reduceRight<unknown>((next, enhancer) => enhancer(next as never), create),
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
    tell: (action: UnknownAction) => act(async () => liftedStore.dispatch(action)),
    /** Id of the last action of a type. */
    idOf: (type: string): number => {
      const { actionsById, stagedActionIds } = liftedStore.getState();
      return stagedActionIds.findLast((id) => actionsById[id]?.action.type === type) as number;
    },
  };
}

const searchbox = () => screen.findByRole('searchbox', {}, { timeout: 15_000 });
const follow = async (name: string) =>
  userEvent.click(
    (await screen.findAllByRole('link', { name, hidden: true }, { timeout: 15_000 }))[0] as HTMLElement,
  );
const shown = (count: number) =>
  waitFor(() => expect(screen.getByText(`Mostrando ${count} de 2 pacientes`)).toBeInTheDocument());

it('stays a working page through jump, skip and import of a recorded log', async () => {
  const { store, backend, log, tell, idOf } = await openPage('/login');
  await screen.findByRole('heading', { name: 'Iniciar sesión' }, { timeout: 15_000 });
  act(() => void store.dispatch({ type: 'identity/sessionStarted', payload: THERAPIST }));
  await follow('Pacientes');
  await userEvent.type(await searchbox(), 'osc');
  await shown(1);
  const recorded = JSON.stringify(log());
  const present = log().currentStateIndex;

  // A jump to before the screen's domain was loaded, and back: nothing is asked or dispatched meanwhile.
  const asked = backend.requests.length;
  await tell({ type: 'JUMP_TO_STATE', index: 0 });
  expect(screen.getByText('Momento pasado: nada se envía ni se guarda')).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Iniciar sesión' }, { timeout: 15_000 });
  store.dispatch({ type: 'patients/searchChanged', payload: 'x' });
  expect([backend.requests.length, log().stagedActionIds.length]).toEqual([asked, present + 1]);
  await tell({ type: 'JUMP_TO_STATE', index: present });
  await shown(1);
  expect(await searchbox()).toHaveValue('osc');

  // Without the search, all patients; the page goes on from there.
  await tell({ type: 'TOGGLE_ACTION', id: idOf('patients/searchChanged') });
  await shown(2);
  expect(screen.queryByText(/^Momento pasado/)).not.toBeInTheDocument();
  await userEvent.clear(await searchbox());
  await userEvent.type(await searchbox(), 'mart');
  await shown(1);
  await follow('Ejercicios');
  await screen.findByRole('heading', { level: 1, name: /ejercicios/i }, { timeout: 15_000 });

  // The log from before, on another screen than its last.
  await tell({ type: 'IMPORT_STATE', nextLiftedState: JSON.parse(recorded) as Log });
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
}, 60_000);
