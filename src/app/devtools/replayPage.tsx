import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { BRAND } from '@/contract/common/brand';
import { tellClock } from '@/shared/lib/clock';
import { App } from '../App';
import { cutRecording } from './cutRecording';
import { differences } from './difference';
import { loadEverything } from './loadEverything';
import type { PageNode } from './pageNode';
import { readPage } from './pageTree';
import { readFile, RefusedRecording, REFUSALS } from './readRecording';
import { entryOf, foldRecording, type Moments, shownState, timeOf } from './replay';
import type { RecordingFile } from './recording';
import { createReplayStore } from './replayStore';
import { StillRouter } from './routers';
import { expectedAt, isOnTheWay, readSignposts, type Signposts, strayed } from './signposts';
import { type HeldBack, stopWorld } from './stillWorld';
import type { Mark } from './report/marks';
import type { Report } from './report/readReport';
import { OpenRecording } from './parts/OpenRecording';
import { ReportView } from './parts/ReportView';
import { type MarkRow, TimeLine } from './parts/TimeLine';

/** Limits in ms for the delay between two actions while playing. */
const PLAY_MS = { shortest: 60, longest: 800 } as const;

/** Kept before `stillWorld` replaces the timers. */
const realTimeout = globalThis.setTimeout.bind(globalThis);
const endTimeout = globalThis.clearTimeout.bind(globalThis);

/** Controls a replay from a test or the console. */
export interface ReplayHandle {
  /** Index of the last moment. */
  last: number;
  isProved: boolean | null;
  heldBack: HeldBack;
  /** Shows a moment; its clock is at the action, or at a later time `at`. */
  go: (moment: number, at?: number) => void;
  moment: () => number;
  /** State of the moment shown. */
  state: () => unknown;
  /** Page of the moment shown. */
  page: () => PageNode;
  /** Window of the recording. */
  viewport: { width: number; height: number };
  /** Whether a build with other slices made the recording. */
  isMigrated: boolean;
  /** Whether it is a kept recording, whose signposts come from a replay. */
  isKept: boolean;
  /** Whether the recording has seen signposts. */
  hasSignposts: boolean;
  /** Name of the action that led to a moment. */
  nameOf: (moment: number) => string;
  /** What the moment shown has as signposts, and how they differ from those expected there, if any were. */
  look: () => { signposts: string[]; isOnTheWay: boolean; strayed: string[]; isExpected: boolean };
  /** A part of the recording as a file, with signposts of its own. */
  cut: (from: number, to: number, signposts: Signposts) => RecordingFile;
}

function createPlayer(moments: Moments, show: (moment: number) => void) {
  const last = moments.states.length - 1;
  const watchers = new Set<() => void>();
  let view: { moment: number; playing: boolean; at?: number | undefined } = { moment: 0, playing: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: Partial<typeof view>): void {
    view = { ...view, ...next };
    for (const watch of watchers) watch();
  }
  function go(wanted: number, at?: number): void {
    const moment = Math.max(0, Math.min(last, Math.round(wanted)));
    // Move the clock first, because it must show the moment's time while its screen renders.
    change({ moment, at });
    flushSync(() => {
      show(moment);
      tellClock();
    });
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
    last,
    go: (moment: number, at?: number) => {
      endTimeout(timer);
      change({ playing: false });
      go(moment, at);
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

function Dock({ moments, player, report }: { moments: Moments; player: Player; report: Report | null }) {
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
      isProved={moments.isProved}
      action={entryOf(moments, moment)?.action}
      differences={moment === 0 ? [] : differences(moments.states[moment - 1], moments.states[moment])}
      marks={report ? marksOf(moments, report.marks) : []}
      onGo={player.go}
      onPlay={player.play}
    />
  );
}

const MARK_NAMES: Readonly<Record<Mark['kind'], string>> = {
  error: 'Error: ',
  slowRequest: 'Petición lenta: ',
  longTask: '',
  here: '',
};

/** Marks at the last moment before their time. */
function marksOf(moments: Moments, marks: readonly Mark[]): MarkRow[] {
  const last = moments.states.length - 1;
  return marks.map(({ at, kind, text, ms }) => {
    let moment = last;
    while (moment > 0 && timeOf(moments, moment) > at) moment -= 1;
    return { moment, text: `${MARK_NAMES[kind]}${text}${ms === undefined ? '' : `, ${ms} ms`}` };
  });
}

/** Name of an action for the list; API actions include their endpoint. */
function nameOf(moments: Moments, moment: number): string {
  const action = entryOf(moments, moment)?.action;
  if (!action) return 'Carga de la página';
  const endpoint = (action.meta as { arg?: { endpointName?: unknown } } | undefined)?.arg?.endpointName;
  return typeof endpoint === 'string' ? `${endpoint} · ${action.type.split('/').at(-1) ?? ''}` : action.type;
}

/** Compares the page with what the recording has seen at that moment. */
function lookAt({ recording: { signposts } }: Moments, moment: number): ReturnType<ReplayHandle['look']> {
  const shown = readSignposts(document.body);
  const expected = signposts ? expectedAt(signposts, moment) : undefined;
  return {
    signposts: shown,
    isOnTheWay: isOnTheWay(document.body),
    strayed: expected ? strayed(expected, shown, signposts?.veiled ?? true) : [],
    isExpected: expected !== undefined,
  };
}

/** Renders the app at the recording's moments, with the time line below. */
export function startReplay(
  moments: Moments,
  container: HTMLElement,
  dock: HTMLElement,
  report: Report | null,
): ReplayHandle {
  const replay = createReplayStore(moments);
  const player = createPlayer(moments, replay.show);
  const { heldBack } = stopWorld(() => player.view().at ?? timeOf(moments, player.view().moment));
  createRoot(container).render(<App store={replay.store} Router={StillRouter} />);
  createRoot(dock).render(<Dock {...{ moments, player, report }} />);
  return {
    last: player.last,
    isProved: moments.isProved,
    heldBack,
    go: player.go,
    moment: () => player.view().moment,
    state: () => shownState(moments, player.view().moment),
    page: () => readPage(container),
    viewport: moments.recording.viewport,
    isMigrated: moments.recording.isMigrated,
    isKept: moments.recording.signposts?.veiled === false,
    hasSignposts: moments.recording.signposts !== null,
    nameOf: (moment) => nameOf(moments, moment),
    look: () => lookAt(moments, player.view().moment),
    cut: (from, to, signposts) => cutRecording(moments, { from, to, signposts }),
  };
}

/** Page that opens a recording and replays it in place. */
function ReplayPage({ onOpen }: { onOpen: (moments: Moments, report: Report | null) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);

  async function open(file: File): Promise<void> {
    setLoading(true);
    setProblem(null);
    try {
      const { recording, report } = readFile(await file.text());
      // Load all code first: the API's reducer knows an endpoint only after its domain is loaded.
      await loadEverything();
      onOpen(foldRecording(recording), report);
    } catch (error) {
      setProblem(error instanceof RefusedRecording ? error.message : REFUSALS.notRecording);
      setLoading(false);
    }
  }

  return <OpenRecording problem={problem} loading={loading} onFile={(file) => void open(file)} />;
}

/** Shows a report above the app that it is about. */
function showReport(report: Report, container: HTMLElement): void {
  const place = document.createElement('div');
  place.dataset.devtools = '';
  container.before(place);
  createRoot(place).render(<ReportView report={report} />);
}

/** Shows the replay page instead of the app. */
export function openReplayPage(container: HTMLElement, onStart: (handle: ReplayHandle) => void): void {
  const root = createRoot(container);
  document.title = `Reproducir una grabación · ${BRAND.name}`;
  root.render(
    <ReplayPage
      onOpen={(moments, report) => {
        root.unmount();
        if (report) showReport(report, container);
        const dock = document.createElement('div');
        dock.dataset.devtools = '';
        document.body.append(dock);
        document.body.style.paddingBottom = '18rem';
        onStart(startReplay(moments, container, dock, report));
      }}
    />,
  );
}
