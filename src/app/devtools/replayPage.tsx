import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router-dom';
import { BRAND } from '@/contract/common/constants';
import { App } from '../App';
import { differences } from './difference';
import { entryOf, foldRecording, type Moments, nameOf, timeOf } from './fold';
import { loadEverything } from './loadEverything';
import { RefusedRecording, readRecording, REFUSALS } from './readRecording';
import { createReplayStore } from './replayStore';
import { createStillRouter } from './routers';
import { stopWorld } from './stillWorld';
import { OpenRecording } from './parts/OpenRecording';
import { TimeLine } from './parts/TimeLine';

/** Limits in ms for the delay between two actions while playing. */
const PLAY_MS = { shortest: 60, longest: 800 } as const;

/** Kept before `stillWorld` replaces the timers. */
const realTimeout = globalThis.setTimeout.bind(globalThis);
const endTimeout = globalThis.clearTimeout.bind(globalThis);

/** Controls a replay from a test or the console. */
export interface ReplayHandle {
  go: (moment: number) => void;
}

function createPlayer(moments: Moments, show: (moment: number) => void) {
  const last = moments.states.length - 1;
  const watchers = new Set<() => void>();
  let view = { moment: 0, playing: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: Partial<typeof view>): void {
    view = { ...view, ...next };
    for (const watch of watchers) watch();
  }
  function go(wanted: number): void {
    const moment = Math.max(0, Math.min(last, Math.round(wanted)));
    // Move the clock first, because it must show the moment's time while its screen renders.
    change({ moment });
    flushSync(() => show(moment));
  }
  function tick(): void {
    const gap = timeOf(moments, view.moment + 1) - timeOf(moments, view.moment);
    timer = realTimeout(
      () => {
        go(view.moment + 1);
        if (view.moment < last) tick();
        else change({ playing: false });
      },
      Math.max(PLAY_MS.shortest, Math.min(PLAY_MS.longest, gap)),
    );
  }

  return {
    go: (moment: number) => {
      endTimeout(timer);
      change({ playing: false });
      go(moment);
    },
    play(playing: boolean) {
      endTimeout(timer);
      change({ playing });
      if (playing) tick();
    },
    view: () => view,
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

type Player = ReturnType<typeof createPlayer>;

function Dock({ moments, player }: { moments: Moments; player: Player }) {
  const { moment, playing } = useSyncExternalStore(player.watch, player.view);
  const [rows] = useState(() =>
    moments.states.map((_state, place) => ({
      moment: place,
      name: nameOf(moments, place),
      after: Math.max(0, timeOf(moments, place) - moments.recording.startedAt),
    })),
  );
  return (
    <TimeLine
      rows={rows}
      moment={moment}
      playing={playing}
      missing={moments.missing}
      isMasked={moments.recording.source === 'recorder'}
      action={entryOf(moments, moment)?.action}
      differences={moment === 0 ? [] : differences(moments.states[moment - 1], moments.states[moment])}
      onGo={player.go}
      onPlay={player.play}
    />
  );
}

/** Renders the app at the recording's moments, with the time line below. */
export function startReplay(moments: Moments, container: HTMLElement, dock: HTMLElement): ReplayHandle {
  const replay = createReplayStore(moments);
  const player = createPlayer(moments, replay.show);
  stopWorld(() => timeOf(moments, player.view().moment));
  createRoot(container).render(
    <App store={replay.store}>
      <RouterProvider router={createStillRouter(replay.store)} />
    </App>,
  );
  createRoot(dock).render(<Dock moments={moments} player={player} />);
  return { go: player.go };
}

/** Page that opens a recording and replays it in place. */
function ReplayPage({ onOpen }: { onOpen: (moments: Moments) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);

  async function open(file: File): Promise<void> {
    setLoading(true);
    setProblem(null);
    try {
      const recording = readRecording(await file.text());
      // Load all code first: the API's reducer knows an endpoint only after its domain is loaded.
      await loadEverything();
      onOpen(foldRecording(recording));
    } catch (error) {
      setProblem(error instanceof RefusedRecording ? error.message : REFUSALS.notRecording);
      setLoading(false);
    }
  }

  return <OpenRecording problem={problem} loading={loading} onFile={(file) => void open(file)} />;
}

/** Shows the replay page instead of the app. */
export function openReplayPage(container: HTMLElement, onStart: (handle: ReplayHandle) => void): void {
  const root = createRoot(container);
  document.title = `Reproducir una grabación · ${BRAND.name}`;
  root.render(
    <ReplayPage
      onOpen={(moments) => {
        root.unmount();
        const dock = document.createElement('div');
        document.body.append(dock);
        document.body.style.paddingBottom = '18rem';
        onStart(startReplay(moments, container, dock));
      }}
    />,
  );
}
