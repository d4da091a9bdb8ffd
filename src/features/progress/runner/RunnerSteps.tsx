import { useEffect, useRef, useState } from 'react';
import { PROGRESS_MESSAGES } from '@/contract/progress/messages';
import type { RoutineProgress } from '@/contract/progress/entities';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { PlayIcon } from '@/shared/ui/icon';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { Spinner } from '@/shared/ui/spinner';
import { ToggleSwitch } from '@/shared/ui/toggle-switch';
import { retryAsked, type Felt } from '../slice';
import { BeforePanel } from './BeforePanel';
import { DonePanel } from './DonePanel';
import { FeelingBefore } from './FeelingBefore';
import { GuidedSession } from './GuidedSession';
import { LeftoversPanel } from './LeftoversPanel';
import { ManualSession } from './ManualSession';
import { RunnerFrame } from './RunnerFrame';
import { SaveBanner } from './SaveBanner';
import { SoundControls, useRunnerSetting } from './SoundControls';
import { StopDialog } from './StopDialog';
import { useRunSession } from './useRunSession';

interface RunnerStepsProps {
  run: RoutineProgress;
  onClose: () => void;
  clock?: () => number;
}

/** What of a run stands on the screen: a problem, a step by hand or guided, what is left over, or the end. */
export function RunnerSteps({ run, onClose, clock }: RunnerStepsProps) {
  const dispatch = useAppDispatch();
  const session = useRunSession(run);
  const [guided, setGuided] = useRunnerSetting('guided', false);
  const [stopping, setStopping] = useState(false);
  const [asked, setAsked] = useState(run.painBefore !== null);
  const [felt, setFelt] = useState<Felt>({});
  const unsent = useRef<Felt | null>(null);
  const { index, finished, finishing, open } = session;
  const failed = session.outbox.find(({ status }) => status === 'failed');
  const frame = { title: run.routine.name, total: run.exercises.length, done: session.done, onClose };

  // Feelings are sent when the screen is left, so that a slip of the finger can be put right before.
  const { feel } = session;
  const send = useRef(feel);
  useEffect(() => {
    send.current = feel;
  });
  useEffect(
    () => () => {
      if (unsent.current) send.current(unsent.current);
      unsent.current = null;
    },
    [],
  );

  // A backend that knows only notes had them with the finish: there is nothing left to ask.
  const over = finished && !run.supportsPain;
  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);

  const problem =
    run.exercises.length === 0
      ? PROGRESS_MESSAGES.noExercises
      : run.exercises.every((item) => item === null)
        ? PROGRESS_MESSAGES.noValidExercises
        : null;
  const notices = failed ? (
    <SaveBanner error={failed.error ?? ''} passing={failed.passing} onRetry={() => dispatch(retryAsked())} />
  ) : null;
  const asking = !asked && !session.done.some(Boolean);
  const question = asking ? (
    <FeelingBefore
      value={session.felt.painBefore ?? null}
      onChange={(painBefore) => session.feel({ painBefore })}
      onDismiss={() => setAsked(true)}
    />
  ) : null;

  if (problem) {
    return (
      <RunnerFrame title={run.routine.name} onClose={onClose}>
        <InlineAlert tone="danger">{problem}</InlineAlert>
      </RunnerFrame>
    );
  }
  if (finished) {
    return (
      <RunnerFrame
        {...frame}
        notices={notices}
        mood="done"
        footer={
          <Button variant="primary" size="lg" fullWidth onClick={onClose}>
            Listo
          </Button>
        }
      >
        <DonePanel
          completed={session.done.filter(Boolean).length}
          total={run.exercises.length}
          felt={felt}
          onFeel={(told) => {
            unsent.current = { ...unsent.current, ...told };
            setFelt({ ...felt, ...told });
          }}
        />
      </RunnerFrame>
    );
  }
  if (index < 0 && (finishing || open.length === 0)) {
    return (
      <RunnerFrame {...frame} notices={notices}>
        {failed ? null : <Spinner centred label="Guardando..." labelVisible />}
      </RunnerFrame>
    );
  }
  if (index < 0) {
    return (
      <RunnerFrame
        {...frame}
        notices={notices}
        footer={
          <>
            <Button variant="primary" size="lg" fullWidth onClick={() => session.goTo(open[0] ?? -1)}>
              Hacer los que faltan
            </Button>
            <Button size="lg" fullWidth onClick={session.finish}>
              Finalizar rutina
            </Button>
          </>
        }
      >
        <LeftoversPanel names={open.map((place) => run.exercises[place]?.exercise.name ?? 'Ejercicio')} />
      </RunnerFrame>
    );
  }

  const controls = (
    <>
      <ToggleSwitch label="Modo guiado" value={guided} onChange={setGuided} />
      {guided ? <SoundControls /> : null}
    </>
  );
  // A malformed exercise cannot be led through; the plain step says so.
  const leading = guided && Boolean(run.exercises[index]);
  if (leading && asking) {
    return (
      <RunnerFrame
        {...frame}
        notices={notices}
        controls={controls}
        footer={
          <Button variant="primary" size="lg" fullWidth icon={PlayIcon} onClick={() => setAsked(true)}>
            Empezar
          </Button>
        }
      >
        <BeforePanel
          value={session.felt.painBefore ?? null}
          onChange={(painBefore) => session.feel({ painBefore })}
        />
      </RunnerFrame>
    );
  }

  const step = {
    run,
    session,
    notices,
    onClose,
    onStop: () => setStopping(true),
    controls,
  };
  return (
    <>
      {leading ? (
        <GuidedSession {...step} interrupted={stopping} {...(clock && { clock })} />
      ) : (
        <ManualSession {...step} question={question} />
      )}
      <StopDialog
        open={stopping}
        therapist={run.therapist}
        onCancel={() => setStopping(false)}
        onStop={(pain) => {
          session.stop(index, pain);
          setStopping(false);
          onClose();
        }}
      />
    </>
  );
}
