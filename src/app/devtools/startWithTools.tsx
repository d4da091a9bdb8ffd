import { type ReactNode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { BRAND } from '@/contract/common/constants';
import { type AppStore, domainLoaded, type RootState } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { App } from '../App';
import { ErrorScreenToolsProvider } from '../frame/ErrorScreenTools';
import { makeStore } from '../redux';
import { wholeState } from './fold';
import { createRecorder, downloadRecording, type Recorder } from './recorder';
import { openReplayPage, type ReplayHandle } from './replayPage';
import { droppedAnswer } from './replayStore';
import { currentRoute, routeDomain } from './route';
import { createRecordedRouter } from './routers';
import { RecorderBar } from './parts/RecorderBar';

/** Access to the tools for the console and for journeys. */
interface ToolsHandle {
  recorder?: Recorder;
  replay?: ReplayHandle;
}

declare global {
  interface Window {
    andaduraTools?: ToolsHandle;
  }
}

function Bar({ recorder }: { recorder: Recorder }) {
  const count = useSyncExternalStore(recorder.watch, recorder.count);
  const isPast = useSyncExternalStore(recorder.watchScreen, recorder.isPast);
  return (
    <RecorderBar
      count={count}
      isPast={isPast}
      onExport={() => downloadRecording(recorder)}
      replayHref="/?devtools=replay"
    />
  );
}

/**
 * Requests of the present. While Redux DevTools shows the past, nothing is requested. An answer to what was asked before waits,
 * so that what follows from it happens in the present. It is read first: no time-out then cuts it off.
 */
const fetchOf =
  ({ isPast, untilPresent }: Recorder): typeof fetch =>
  async (...request) => {
    if (isPast()) throw new TypeError('The past makes no requests');
    try {
      const answer = await fetch(...request);
      const content = await answer.blob();
      return new Response(content.size > 0 ? content : null, answer);
    } finally {
      await untilPresent();
    }
  };

/** A store whose side effects are suspended while Redux DevTools shows a past state. */
function recordedStore(recorder: Recorder) {
  const store = makeStore({
    followFocus: true,
    domains: [routeDomain],
    // The state that a store is given is all that the export of Redux DevTools says of its beginning.
    preloadedState: { route: currentRoute() },
    middleware: [recorder.middleware],
    fetch: fetchOf(recorder),
    devTools: { name: BRAND.name, trace: true, maxAge: 500 },
  });
  recorder.attach(store);
  const { dispatch, getState } = store;
  const whole = new WeakMap<object, RootState>();
  // A state from before a domain was loaded has nothing of it, and the screen of the present may still be drawn.
  store.getState = () => {
    const state = getState();
    if (!recorder.isChosen()) return state;
    const known = whole.get(state) ?? (wholeState({ ...state }) as unknown as RootState);
    whole.set(state, known);
    return known;
  };
  // Wrapped here, so that listeners and thunks are suspended too.
  store.dispatch = ((action: never) =>
    recorder.isPast() && !domainLoaded.match(action)
      ? droppedAnswer(action)
      : dispatch(action)) as typeof dispatch;
  return store;
}

/** Starts the app with a recorder, or the replay page (`?devtools=replay`). */
export function startWithTools(
  container: HTMLElement,
  start: (root: HTMLElement, store: AppStore, app: ReactNode) => void,
): void {
  const handle: ToolsHandle = {};
  window.andaduraTools = handle;
  if (new URLSearchParams(location.search).get('devtools') === 'replay') {
    openReplayPage(container, (replay) => {
      handle.replay = replay;
    });
    return;
  }

  const recorder = createRecorder();
  handle.recorder = recorder;
  const store = recordedStore(recorder);
  const bar = document.createElement('div');
  document.body.append(bar);
  createRoot(bar).render(<Bar recorder={recorder} />);
  start(
    container,
    store,
    <ErrorScreenToolsProvider
      value={<Button onClick={() => downloadRecording(recorder)}>Exportar grabación</Button>}
    >
      <App store={store}>
        <RouterProvider router={createRecordedRouter(store, recorder)} />
      </App>
    </ErrorScreenToolsProvider>,
  );
}
