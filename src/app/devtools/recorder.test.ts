import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument';
import { type Action, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { themeChosen } from '@/shared/preferences/slice';
import { foldRecording, nameOf, timeOf } from './fold';
import { readRecording } from './readRecording';
import { createRecorder } from './recorder';

type State = { counts: { happened: number } };

interface LiftedStore {
  getState: () => LiftedState<State, UnknownAction, unknown>;
  dispatch: (action: Action) => void;
}

/** A recorded store that counts its actions, as Redux DevTools holds it. */
function recordedCounts() {
  const recorder = createRecorder();
  const store = configureStore({
    reducer: ({ counts }: State = { counts: { happened: 0 } }): State => ({
      counts: { happened: counts.happened + 1 },
    }),
    middleware: () => new Tuple(recorder.middleware),
    enhancers: (defaults) => defaults().concat(instrument()),
  });
  recorder.attach(store as never);
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore };
  const lastPlace = () => liftedStore.getState().computedStates.length - 1;
  return {
    recorder,
    store,
    recorded: () => recorder.read().entries.map(({ action }) => action.type),
    show: (place: number) => liftedStore.dispatch(ActionCreators.jumpToState(place)),
    showPresent: () => liftedStore.dispatch(ActionCreators.jumpToState(lastPlace())),
    skip: (id: number) => liftedStore.dispatch(ActionCreators.toggleAction(id)),
  };
}

const step = (name: 'pending' | 'fulfilled' | 'rejected', requestId: string) => ({
  type: `api/executeQuery/${name}`,
  meta: { requestId },
});

describe('while Redux DevTools shows the past', () => {
  it('lets in the answers to requests of the present, and nothing else', () => {
    const { recorder, store, recorded, show, showPresent } = recordedCounts();
    for (const id of ['one', 'two']) store.dispatch(step('pending', id));
    show(0);
    const shown = store.getState();
    store.dispatch({ type: 'search/changed' });
    store.dispatch(step('pending', 'three'));
    store.dispatch(step('rejected', 'three'));
    store.dispatch(step('fulfilled', 'one'));
    store.dispatch(step('rejected', 'two'));
    store.dispatch(step('rejected', 'two'));
    expect([store.getState(), recorder.isPast(), recorder.isChosen()]).toEqual([shown, true, true]);

    showPresent();
    expect([recorder.isPast(), recorder.isChosen()]).toEqual([false, false]);
    store.dispatch({ type: 'search/changed' });
    expect(recorded()).toEqual([
      ...[step('pending', 'one'), step('pending', 'two')].map(({ type }) => type),
      ...['api/executeQuery/fulfilled', 'api/executeQuery/rejected', 'search/changed'],
    ]);
  });

  it('shows a past state to those who are told of such an answer', () => {
    const { recorder, store, show } = recordedCounts();
    store.dispatch(step('pending', 'one'));
    show(0);
    const told: boolean[] = [];
    recorder.watchScreen(() => told.push(recorder.isChosen()));
    store.dispatch(step('fulfilled', 'one'));
    expect(told).toEqual([true]);
  });

  it('keeps in the recording a present that was changed before such an answer', () => {
    const { store, recorded, show, skip } = recordedCounts();
    store.dispatch(step('pending', 'one'));
    store.dispatch({ type: 'search/changed' });
    skip(2);
    show(0);
    store.dispatch(step('fulfilled', 'one'));
    expect(recorded().slice(2)).toEqual(['recording/sliceRestored', 'api/executeQuery/fulfilled']);
  });

  it('makes who waits for the present wait', async () => {
    const { recorder, store, show, showPresent } = recordedCounts();
    await recorder.untilPresent();
    for (const type of ['search/changed', 'search/cleared']) store.dispatch({ type });
    show(0);
    let isOver = false;
    const over = recorder.untilPresent().then(() => (isOver = true));
    show(1);
    await Promise.resolve();
    await Promise.resolve();
    expect(isOver).toBe(false);
    showPresent();
    await over;
    expect(isOver).toBe(true);
  });
});

it('begins a long recording at the time of the state that is left of its beginning', () => {
  let time = 0;
  const recorder = createRecorder({ now: () => time });
  const store = configureStore({
    reducer: (state: object = {}) => state,
    middleware: () => new Tuple(recorder.middleware),
  });
  recorder.attach(store as never);
  const beginning = () => {
    const moments = foldRecording(readRecording(JSON.stringify(recorder.read())));
    return [nameOf(moments, 0), timeOf(moments, 0), moments.states.length];
  };
  store.dispatch(themeChosen('dark'));
  for (time = 1; time < 4000; time += 1) store.dispatch({ type: 'search/changed' });
  expect(beginning()).toEqual(['Carga de la página', 0, 4001]);
  store.dispatch({ type: 'search/changed' });
  expect(beginning()).toEqual(['Comienzo de lo grabado', 1999, 2002]);
  expect(recorder.read().initial).toMatchObject({ preferences: { theme: 'dark' } });
});
