import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { RoutineProgress } from '@/contract/progressAnswers';
import { useAppStore } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { firstClick } from '@/shared/ui/button/secondPress';
import { PauseIcon, PlayIcon } from '@/shared/ui/icon/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { createSounds, type Sound } from '../devices/sounds';
import { createSpeaker } from '../devices/speech';
import { useMediaKeys, useSpaceBar, useWakeLock } from '../devices/hooks';
import { positionOf } from '../guided/machine';
import { announcementAt, phraseOf } from '../guided/phrases';
import type { Cue, GuidedExercise, Segment } from '../guided/plan';
import { useGuided, type UseGuided } from '../guided/useGuided';
import { selectTyped } from '../slice';
import { GuidedStage } from './GuidedStage';
import { RunnerActions, RunnerFrame } from './RunnerFrame';
import { guidedInput } from './runOrder';
import { useRunnerSetting } from './settings';
import type { RunSession } from './useRunSession';

export interface GuidedSessionProps {
  run: RoutineProgress;
  session: RunSession;
  controls: ReactNode;
  notices: ReactNode;
  /** A dialog is open, so the clock is paused. */
  interrupted: boolean;
  onClose: () => void;
  /** Calls `skip` for the exercise at `place`, unless a question comes first. */
  onSkip: (place: number, skip: () => void) => void;
  onStop: () => void;
  /** Clock in milliseconds; tests and stories can replace the page's own. */
  clock?: () => number;
}

/** Older cues make no sound, because the page was in the background. */
const STALE_MS = 1_500;

const SOUND_OF: Partial<Record<Cue['type'], Sound>> = { countdown: 'tick', rep: 'rep', finished: 'done' };

const soundOf = (cue: Cue): Sound | undefined =>
  cue.type === 'segment' ? (cue.segment.kind === 'work' ? 'start' : 'rest') : SOUND_OF[cue.type];

/** Exercises from `from` on that are not done, as input of guided mode. */
function guidedExercises(run: RoutineProgress, open: readonly number[], from: number): GuidedExercise[] {
  return open
    .filter((index) => index >= from)
    .flatMap((index) => {
      const item = run.exercises[index];
      if (!item) return [];
      const setsDone = item.status === 'IN_PROGRESS' ? Math.min(item.actualSets ?? 0, item.sets - 1) : 0;
      return [
        {
          index,
          sets: item.sets,
          reps: item.reps,
          duration: item.duration,
          restTime: item.restTime,
          setsDone,
          ...(item.prescription?.tempo && { prescription: { tempo: item.prescription.tempo } }),
        },
      ];
    });
}

/** Speaks and sounds cues according to the patient's settings. */
function useCueOutput(run: RoutineProgress) {
  const [voice] = useRunnerSetting('voice', true);
  const [sound] = useRunnerSetting('sound', true);
  const [speaker] = useState(() => createSpeaker());
  const [sounds] = useState(() => createSounds());
  const ended = useRef(false);

  const tell = (cue: Cue, late: number) => {
    ended.current ||= cue.type === 'finished';
    if (late >= STALE_MS) return;
    const said = phraseOf(cue, (index) => run.exercises[index], { counted: true });
    const tone = soundOf(cue);
    if (said && voice) speaker.say(said);
    if (tone && sound) sounds.play(tone);
  };
  /** Releases the device. What is said of the end is heard to its end, although the screen has gone on by then. */
  const release = useCallback(() => {
    if (!ended.current) speaker.stop();
    sounds.close();
  }, [speaker, sounds]);
  return { tell, voice, speaker, sounds, release };
}

/** Starts the device's audio, releases it at the end, and stops the voice when it is off or paused. */
function useAudioDevices(output: ReturnType<typeof useCueOutput>, paused: boolean) {
  const { voice, speaker, sounds, release } = output;
  useEffect(() => {
    const unlock = () => sounds.unlock();
    unlock();
    // The browser lets sound begin only in a tap: after a reload there was none yet, and a call ends what was begun.
    document.addEventListener('click', unlock, true);
    document.addEventListener('keydown', unlock, true);
    return () => {
      document.removeEventListener('click', unlock, true);
      document.removeEventListener('keydown', unlock, true);
      release();
    };
  }, [sounds, release]);

  useEffect(() => {
    if (!voice || paused) speaker.stop();
  }, [voice, paused, speaker]);
}

/** Keeps the screen on while it runs, and listens to the space bar and to headset keys. */
function useKeys({ toggle, skipWait }: UseGuided, running: boolean) {
  useWakeLock(running);
  useSpaceBar(toggle);
  useMediaKeys({ playing: running, title: 'Rutina', onToggle: toggle, onNext: skipWait });
}

/**
 * Pauses while a dialog is open. It begins with a pause in a page that nobody has touched: a phone that drops it during a call
 * loads it anew, and would count sets that nobody does.
 */
function usePauses(pause: () => void, interrupted: boolean) {
  const [untouched] = useState(
    () => (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive === false,
  );
  useEffect(() => {
    if (interrupted || untouched) pause();
  }, [interrupted, untouched, pause]);
}

/** Saves an exercise, with the sets done of one that is ended before its time. */
function useSaving(run: RoutineProgress, session: RunSession) {
  const store = useAppStore();
  return (index: number, done?: { sets: number }) => {
    const item = run.exercises[index];
    if (!item) return;
    const typed = selectTyped(store.getState(), run.id, index);
    session.complete(index, { ...guidedInput(item, typed), ...done });
  };
}

/** Saves each exercise at its completion cue, and leaves guided mode at the end. */
function useCueSaving(run: RoutineProgress, session: RunSession, complete: (index: number) => void) {
  const ended = useRef(false);

  return (cue: Cue) => {
    const item = run.exercises[cue.exercise];
    if (cue.type === 'setDone' && item && cue.set < item.sets) session.reachSet(cue.exercise, cue.set);
    if (cue.type === 'exerciseDone') complete(cue.exercise);
    if (cue.type === 'finished' && !ended.current) {
      ended.current = true;
      session.goTo(-1);
    }
  };
}

interface StageActionProps {
  phase: Segment['kind'] | undefined;
  paused: boolean;
  onComplete: () => void;
  onSkipWait: () => void;
}

/** Action of the current phase: complete a paused exercise, or end the waiting time. */
function StageAction({ phase, paused, onComplete, onSkipWait }: StageActionProps) {
  if (paused && phase !== 'rest') return <Button onClick={onComplete}>Completar ejercicio</Button>;
  if (paused || (phase !== 'rest' && phase !== 'ready')) return null;
  return <Button onClick={onSkipWait}>{phase === 'rest' ? 'Terminar descanso' : 'Empezar ya'}</Button>;
}

function PauseButton({ paused, onToggle }: { paused: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="primary"
      size="lg"
      icon={paused ? PlayIcon : PauseIcon}
      onClick={firstClick(onToggle)}
      aria-keyshortcuts="Space"
    >
      {paused ? 'Reanudar' : 'Pausar'}
    </Button>
  );
}

/** 'Modo guiado': runs the routine by itself and saves each finished exercise automatically. */
export function GuidedSession(props: GuidedSessionProps) {
  const { run, session, controls, notices, interrupted, onClose, onSkip, onStop, clock } = props;
  const [exercises] = useState(() => guidedExercises(run, session.open, session.index));
  const lastExercise = exercises.at(-1)?.index;
  const output = useCueOutput(run);
  const complete = useSaving(run, session);
  const save = useCueSaving(run, session, complete);
  const onCue = (cue: Cue, late: number) => {
    output.tell(cue, late);
    save(cue);
  };

  const guided = useGuided({ progressId: run.id, exercises, onCue, ...(clock && { clock }) });
  const position = guided.state && positionOf(guided.state);
  const segment = position?.segment;
  const paused = guided.state?.status === 'paused';
  const running = guided.state?.status === 'running';
  const shown = segment?.kind === 'rest' ? segment.next : segment?.exercise;
  const item = shown === undefined ? undefined : run.exercises[shown];

  useKeys(guided, running);
  useAudioDevices(output, paused);

  usePauses(guided.pause, interrupted);

  // Keep the plain runner at the same step, for when guided mode is switched off.
  const { goTo, index } = session;
  useEffect(() => {
    if (shown !== undefined && shown !== index) goTo(shown);
  }, [shown, index, goTo]);

  const completeNow = () => {
    if (!item || shown === undefined || segment?.kind === 'rest') return;
    complete(shown, { sets: Math.max(0, (segment?.set ?? 1) - 1) });
    guided.skipExercise();
    if (shown === lastExercise) session.goTo(-1);
  };

  return (
    <RunnerFrame
      title={run.routine.name}
      {...(shown !== undefined && { current: shown + 1 })}
      total={run.exercises.length}
      done={session.done}
      onClose={onClose}
      controls={controls}
      fitted
      mood={paused ? 'calm' : (segment?.kind ?? 'done')}
      notices={notices}
      footer={
        <RunnerActions
          onSkip={() => onSkip(segment?.exercise ?? index, guided.skipExercise)}
          onStop={onStop}
          main={<PauseButton paused={paused} onToggle={guided.toggle} />}
        />
      }
    >
      {item && position ? (
        <GuidedStage
          key={shown}
          position={position}
          paused={paused}
          item={item}
          routineNotes={run.routine.notes}
          positionNow={guided.positionNow}
          onToggle={guided.toggle}
          action={
            <StageAction
              phase={segment?.kind}
              paused={paused}
              onComplete={completeNow}
              onSkipWait={guided.skipWait}
            />
          }
        />
      ) : null}
      <VisuallyHidden>
        <p role="status" aria-live="polite">
          {guided.state && announcementAt(guided.state, (index) => run.exercises[index])}
        </p>
      </VisuallyHidden>
    </RunnerFrame>
  );
}
