import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { BRAND } from '@/contract/common/brand';
import { type AppStore, type Domain, domainLoaded } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { App } from '../App';
import { ErrorScreenToolsProvider } from '../frame/ErrorScreenTools';
import { makeStore } from '../redux';
import { downloadRecording, downloadReport } from './downloadRecording';
import { watchFrames } from './frames';
import { loadEverything } from './loadEverything';
import { createRecorder, type Recorder } from './recorder';
import { openReplayPage, type ReplayHandle } from './replayPage';
import { droppedAnswer } from './replayStore';
import { routeSlice } from './route';
import { makeRecordedRouter } from './routers';
import { watchSignposts } from './watchSignposts';
import { createMarks, type Marks, watchPage } from './report/marks';
import { RecorderBar } from './parts/RecorderBar';
import { ReportDialog } from './parts/ReportDialog';

/** Access to the tools for the console and for journeys. */
interface ToolsHandle {
  recorder?: Recorder;
  frames?: ReturnType<typeof watchFrames>;
  replay?: ReplayHandle;
}

declare global {
  interface Window {
    andaduraTools?: ToolsHandle;
  }
}

const routeDomain: Domain = { name: routeSlice.name, slices: [routeSlice] };

interface ToolsProps {
  recorder: Recorder;
  marks: Marks;
}

/** Saves a report with the person's words. */
function ReportButtonDialog({ recorder, marks, onClose }: ToolsProps & { onClose: () => void }) {
  return (
    <ReportDialog
      onClose={onClose}
      onSend={(words) => {
        downloadReport(recorder, marks, words);
        onClose();
      }}
    />
  );
}

/** The tools of the error screen. */
function ErrorTools(tools: ToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => downloadRecording(tools.recorder)}>Exportar grabación</Button>
      <Button onClick={() => setIsOpen(true)}>Enviar informe</Button>
      {isOpen && <ReportButtonDialog {...tools} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Bar({ recorder, marks }: ToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = useSyncExternalStore(recorder.watch, recorder.count);
  const isPast = useSyncExternalStore(recorder.watchScreen, recorder.isPast);
  return (
    <>
      <RecorderBar
        count={count}
        isPast={isPast}
        onExport={() => downloadRecording(recorder)}
        onReport={() => setIsOpen(true)}
        onHere={marks.pointed}
        replayHref="/?devtools=replay"
      />
      {isOpen && <ReportButtonDialog {...{ recorder, marks }} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** A store whose side effects are suspended while Redux DevTools shows a past state. */
function recordedStore({ recorder, marks }: ToolsProps) {
  const watchedFetch = marks.watched((...request) => fetch(...request));
  const store = makeStore({
    followFocus: true,
    domains: [routeDomain],
    middleware: [recorder.middleware],
    fetch: (...request) =>
      recorder.isPast()
        ? Promise.reject(new TypeError('The past makes no requests'))
        : watchedFetch(...request),
    devTools: { name: BRAND.name, trace: true, maxAge: 500 },
  });
  recorder.attach(store);
  const { dispatch } = store;
  // Wrapped here, so that listeners and thunks are suspended too.
  store.dispatch = ((action: never) =>
    recorder.isPast() && !domainLoaded.match(action)
      ? droppedAnswer(action)
      : dispatch(action)) as typeof dispatch;
  return store;
}

/**
 * Starts the app with a recorder, or the replay page (`?devtools=replay`). `?devtools=frames` also keeps the
 * painted pages, for comparison with a replay.
 */
export async function startWithTools(
  container: HTMLElement,
  start: (root: HTMLElement, store: AppStore, app: ReactNode) => void,
): Promise<void> {
  const mode = new URLSearchParams(location.search).get('devtools');
  const handle: ToolsHandle = {};
  window.andaduraTools = handle;
  if (mode === 'replay') {
    openReplayPage(container, (replay) => {
      handle.replay = replay;
    });
    return;
  }

  const recorder = createRecorder();
  const marks = createMarks();
  watchPage(marks);
  handle.recorder = recorder;
  // Load all code first, because no action marks a spinner for code being downloaded.
  if (mode === 'frames') await loadEverything();
  const store = recordedStore({ recorder, marks });
  watchSignposts(recorder, document.body);
  if (mode === 'frames') handle.frames = watchFrames(recorder, container);
  const bar = document.createElement('div');
  bar.dataset.devtools = '';
  document.body.append(bar);
  createRoot(bar).render(<Bar {...{ recorder, marks }} />);
  start(
    container,
    store,
    <ErrorScreenToolsProvider value={<ErrorTools {...{ recorder, marks }} />}>
      <App store={store} Router={makeRecordedRouter(recorder.isPast)} />
    </ErrorScreenToolsProvider>,
  );
}
