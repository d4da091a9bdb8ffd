import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isStrongPain } from '@/contract/pain';
import { materialText } from '@/contract/exercises';
import { CARRY_OVER_MS, isResumable, PROGRESS_MESSAGES } from '@/contract/progress';
import type { RoutineProgress } from '@/contract/progressAnswers';
import { practiceWallClock } from '@/shared/lib/dates';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { PlayIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { ToggleSwitch } from '@/shared/ui/toggle-switch/ToggleSwitch';
import { useServerNow } from '@/shared/useServerClock';
import { retryAsked, selectTyped, type Felt } from '../slice';
import { BeforePanel, DonePanel, FeelingBefore, LeftoversPanel, StopDialog } from './Feeling';
import { GuidedSession } from './GuidedSession';
import { ManualSession } from './ManualSession';
import { RunnerFrame, type RunnerFrameProps, SoundControls } from './RunnerFrame';
import { restsAfter, selectGuided } from './runnerSlice';
import { SaveBanner } from './SaveBanner';
import { useRunnerSetting } from './settings';
import { useRunSession, type RunSession } from './useRunSession';

interface RunnerStepsProps {
  run: RoutineProgress;
  onClose: () => void;
  clock?: () => number;
}

/** How long a wrong tap can be corrected before the answer is sent, in milliseconds. Strong pain alerts the therapist. */
const CORRECTION_MS = 5_000;

/** Answers are sent after a moment without a change, or when the screen or the app is left before. */
function useFeelingAfter(feel: (told: Felt) => void) {
  const [felt, setFelt] = useState<Felt>({});
  const unsent = useRef<Felt | null>(null);
  const send = useRef(feel);
  useEffect(() => {
    send.current = feel;
  });
  const sendUnsent = useCallback(() => {
    if (unsent.current) send.current(unsent.current);
    unsent.current = null;
  }, []);
  useEffect(() => {
    const timer = setTimeout(sendUnsent, CORRECTION_MS);
    return () => clearTimeout(timer);
  }, [felt, sendUnsent]);
  useEffect(() => {
    // Many a phone ends an app that was put away, without another word.
    const onHide = () => document.visibilityState === 'hidden' && sendUnsent();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      sendUnsent();
    };
  }, [sendUnsent]);
  return {
    felt,
    feelAfter: (told: Felt) => {
      unsent.current = { ...unsent.current, ...told };
      setFelt({ ...felt, ...told });
    },
  };
}

/**
 * Skips an exercise. A skip saves nothing. So after strong pain in an exercise that is not done, the question whether to
 * stop comes first, once for each exercise.
 */
function useSkip(run: RoutineProgress, { done, askStop }: RunSession) {
  const { getState } = useAppStore();
  const [asked, setAsked] = useState<readonly number[]>([]);
  return (place: number, skip: () => void) => {
    const pain = selectTyped(getState(), run.id, place)?.pain;
    if (run.supportsPain && isStrongPain(pain) && !done[place] && !asked.includes(place)) {
      setAsked([...asked, place]);
      askStop();
    } else skip();
  };
}

/**
 * Whether the routine is over for its patient although its finish waits for the connection. How it felt is asked now,
 * because whoever closes the page is not asked later. It stays true while the saves go out.
 */
function useEnded(run: RoutineProgress, { index, finishing, outbox }: RunSession): boolean {
  const [ended, setEnded] = useState(false);
  const waits = finishing && outbox.some(({ error, passing }) => error !== null && passing);
  if (waits && index < 0 && run.supportsPain && !ended) setEnded(true);
  return ended;
}

/**
 * Whether a run is that of another day by now, by the rule of our server: what is done of it no longer counts for today.
 * Whoever opened it in its time brings it to its end, because nobody is stopped at midnight.
 */
function useIsOfAnotherDay({ status, startedAt, supportsPain }: RoutineProgress): boolean {
  const now = useServerNow();
  const [opened] = useState(now);
  if (!supportsPain || !startedAt || status === 'COMPLETED') return false;
  const run = { status, day: practiceWallClock(startedAt).date, startedAt: new Date(startedAt) };
  const goesOnAt = (at: Date) => isResumable(run, practiceWallClock(at).date, at);
  const isStillOpen = goesOnAt(opened) && now.getTime() - opened.getTime() <= CARRY_OVER_MS;
  return !goesOnAt(now) && !isStillOpen;
}

/** Why a run cannot be done; null if it can. */
function problemOf({ exercises }: RoutineProgress): string | null {
  if (exercises.length === 0) return PROGRESS_MESSAGES.noExercises;
  return exercises.every((item) => item === null) ? PROGRESS_MESSAGES.noValidExercises : null;
}

/** Content of the frame when no exercise is shown. */
type Panel = Pick<RunnerFrameProps, 'mood' | 'controls' | 'footer' | 'children'>;

interface RunnerPanelProps {
  run: RoutineProgress;
  session: RunSession;
  /** The routine is over, although its finish has not arrived. */
  ended: boolean;
  notices: ReactNode;
  controls: ReactNode;
  /** Answers to how the patient feels after the routine. */
  felt: Felt;
  onFeelAfter: (told: Felt) => void;
  /** Starts guided mode. */
  onBegin: () => void;
  onClose: () => void;
}

/** What was told after a run already: who opens it again sees it, and changes it knowingly. */
const toldAfter = ({ painAfter, effort }: RoutineProgress): Felt => ({
  ...(typeof painAfter === 'number' && { painAfter }),
  ...(typeof effort === 'number' && { effort }),
});

const donePanel = ({ run, session, felt, onFeelAfter, onClose }: RunnerPanelProps): Panel => ({
  mood: 'done',
  footer: (
    <Button variant="primary" size="lg" fullWidth onClick={onClose}>
      Listo
    </Button>
  ),
  children: (
    <DonePanel
      completed={session.done.filter(Boolean).length}
      total={run.exercises.length}
      felt={felt}
      painBefore={session.felt.painBefore ?? run.painBefore}
      therapist={run.therapist}
      onFeel={onFeelAfter}
    />
  ),
});

const savingPanel = ({ notices }: RunnerPanelProps): Panel => ({
  // After a failed save only its banner is shown, without a spinner.
  children: notices ? null : <Spinner centred label="Guardando..." />,
});

const leftoversPanel = ({ run, session }: RunnerPanelProps): Panel => ({
  footer: (
    <>
      <Button variant="primary" size="lg" fullWidth onClick={() => session.goTo(session.open[0] ?? -1)}>
        Hacer los que faltan
      </Button>
      <Button size="lg" fullWidth onClick={session.finish}>
        Finalizar rutina
      </Button>
    </>
  ),
  children: (
    <LeftoversPanel names={session.open.map((place) => run.exercises[place]?.exercise.name ?? 'Ejercicio')} />
  ),
});

const beforePanel = ({ run, session, controls, onBegin }: RunnerPanelProps): Panel => ({
  controls,
  footer: (
    <Button variant="primary" size="lg" fullWidth icon={PlayIcon} onClick={onBegin}>
      Empezar
    </Button>
  ),
  children: (
    <BeforePanel
      material={materialText(run.exercises.map((item) => item?.exercise.equipment))}
      notes={run.routine.notes}
      value={session.felt.painBefore ?? null}
      onChange={(painBefore) => session.feel({ painBefore })}
    />
  ),
});

function panelOf(props: RunnerPanelProps): Panel {
  const { index, finished, finishing, open } = props.session;
  if (finished || props.ended) return donePanel(props);
  if (index >= 0) return beforePanel(props);
  return finishing || open.length === 0 ? savingPanel(props) : leftoversPanel(props);
}

/**
 * Shows every panel without an exercise in the same frame, because a new frame would move the focus again.
 */
function RunnerPanel(props: RunnerPanelProps) {
  const { run, session, notices, onClose } = props;
  const problem = problemOf(run);
  if (problem) {
    return (
      <RunnerFrame title={run.routine.name} onClose={onClose}>
        <InlineAlert tone="danger">{problem}</InlineAlert>
      </RunnerFrame>
    );
  }
  return (
    <RunnerFrame
      title={run.routine.name}
      total={run.exercises.length}
      done={session.done}
      onClose={onClose}
      notices={notices}
      {...panelOf(props)}
    />
  );
}

/** Chooses the runner's content: a problem, a manual or guided step, the skipped exercises, or the end. */
export function RunnerSteps({ run, onClose, clock }: RunnerStepsProps) {
  const dispatch = useAppDispatch();
  const session = useRunSession(run);
  const [guided, setGuided] = useRunnerSetting('guided', false);
  // What was told at a stop is of then: who has gone on since tells anew.
  const [wasOver] = useState(run.status === 'COMPLETED');
  const { felt, feelAfter } = useFeelingAfter(session.feel);
  const skip = useSkip(run, session);
  const ended = useEnded(run, session);
  const isOfAnotherDay = useIsOfAnotherDay(run);
  const { index, finished, finishing, asked, stopping } = session;
  // A rest shows the next exercise already, but it was the one before that hurt.
  const rested = useAppSelector((state) => (stopping ? restsAfter(selectGuided(state, run.id)) : undefined));
  const hurting = rested ?? index;
  const told = useAppSelector((state) => selectTyped(state, run.id, hurting))?.pain ?? null;
  // Also while it is tried again: the notice stays, and is read out once.
  const failed = session.outbox.find(({ error }) => error !== null);

  // Close: a backend with only notes received them with the finish, so there is nothing left to ask.
  const over = finished && !run.supportsPain;
  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);

  const notices = failed ? (
    <SaveBanner error={failed.error ?? ''} passing={failed.passing} onRetry={() => dispatch(retryAsked())} />
  ) : null;
  const controls = (
    <>
      <ToggleSwitch label="Modo guiado" value={guided} onChange={setGuided} />
      {guided ? <SoundControls /> : null}
    </>
  );
  if (isOfAnotherDay && !finished && !finishing && !ended)
    return (
      <RunnerFrame title={run.routine.name} onClose={onClose} notices={notices}>
        <InlineAlert action={<Button onClick={onClose}>Ir a Mis Rutinas</Button>}>
          {PROGRESS_MESSAGES.otherDay}
        </InlineAlert>
      </RunnerFrame>
    );

  const shared = { run, session, notices, controls, onClose };
  const asking = !asked && !session.done.some(Boolean);
  // Guided mode cannot show a malformed exercise; the plain step reports it.
  const leading = guided && Boolean(run.exercises[index]);

  if (problemOf(run) || finished || index < 0 || (leading && asking)) {
    return (
      <RunnerPanel
        {...shared}
        ended={ended}
        felt={{ ...(wasOver && toldAfter(run)), ...felt }}
        onFeelAfter={feelAfter}
        onBegin={session.passFeeling}
      />
    );
  }
  const step = { ...shared, onSkip: skip, onStop: session.askStop };
  const question = asking ? (
    <FeelingBefore
      value={session.felt.painBefore ?? null}
      onChange={(painBefore) => session.feel({ painBefore })}
      onDismiss={session.passFeeling}
    />
  ) : null;
  return (
    <>
      {leading ? (
        <GuidedSession {...step} interrupted={stopping} {...(clock && { clock })} />
      ) : (
        <ManualSession {...step} question={question} />
      )}
      <StopDialog
        open={stopping}
        told={told}
        therapist={run.therapist}
        onCancel={session.dismissStop}
        onStop={(pain) => {
          session.stop(hurting, pain);
          session.dismissStop();
          onClose();
        }}
      />
    </>
  );
}
