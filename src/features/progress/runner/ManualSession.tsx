import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import type { RoutineProgress } from '@/contract/progressAnswers';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { firstClick } from '@/shared/ui/button/secondPress';
import { focusFirstInvalid } from '@/shared/ui/field-shell/focusFirstInvalid';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { retryAsked, selectTyped, stepTyped } from '../slice';
import { ExerciseSheet } from './ExerciseSheet';
import { RestAdvice, RoutineNotes } from './Feeling';
import { RunnerActions, RunnerFrame } from './RunnerFrame';
import { initialInput, inputErrors } from './runOrder';
import { StepInputs } from './StepInputs';
import type { RunSession } from './useRunSession';

export interface ManualSessionProps {
  run: RoutineProgress;
  session: RunSession;
  controls: ReactNode;
  /** Banners of failed saves. */
  notices: ReactNode;
  /** Question about pain before the first exercise. */
  question: ReactNode;
  onClose: () => void;
  /** Calls `skip` for the exercise at `place`, unless a question comes first. */
  onSkip: (place: number, skip: () => void) => void;
  onStop: () => void;
}

/** One exercise at a time, at the patient's own pace. */
export function ManualSession({
  run,
  session,
  controls,
  notices,
  question,
  onClose,
  onSkip,
  onStop,
}: ManualSessionProps) {
  const dispatch = useAppDispatch();
  const { index, outbox } = session;
  // What is said of the whole routine stands where the patient begins, or goes on.
  const [first] = useState(index);
  const item = run.exercises[index];
  const typed = useAppSelector((state) => selectTyped(state, run.id, index));
  const [tried, setTried] = useState(-1);
  const inputs = useRef<HTMLDivElement>(null);
  const input = typed ?? (item ? initialInput(item) : null);
  const errors = input ? inputErrors(input) : {};
  const at = outbox.findIndex((other) => other.kind === 'complete' && other.index === index);
  const save = outbox[at];
  const saving = save !== undefined && save.status !== 'failed';
  // What only waits for the line, itself or behind another save, goes out by itself. What was refused keeps its step.
  const waits = outbox.slice(0, at + 1).some(({ passing }) => passing);
  const through = session.done[index] === true && (!save || waits);

  // The save was accepted, or will be sent: go to the next exercise.
  useEffect(() => {
    if (through) session.advance(index);
    // oxlint-disable-next-line react/exhaustive-deps -- when this exercise is through, and only then
  }, [through, index]);

  const complete = (): void => {
    if (save) return void dispatch(retryAsked());
    if (input && Object.keys(errors).length === 0) return session.complete(index, input);
    // The wrong number may be out of view, and is read out with its error.
    flushSync(() => setTried(index));
    focusFirstInvalid(inputs.current);
  };

  return (
    <RunnerFrame
      title={run.routine.name}
      current={index + 1}
      total={run.exercises.length}
      done={session.done}
      onClose={onClose}
      controls={controls}
      notices={notices}
      footer={
        <RunnerActions
          onSkip={() => onSkip(index, () => session.advance(index))}
          skipDisabled={save !== undefined}
          {...(item && { onStop })}
          main={
            item ? (
              <Button variant="primary" size="lg" loading={saving} onClick={firstClick(complete)}>
                Completar ejercicio
              </Button>
            ) : null
          }
        />
      }
    >
      {question}
      {index === first && <RoutineNotes notes={run.routine.notes} />}
      {item && input ? (
        <ExerciseSheet key={index} item={item}>
          <StepInputs
            ref={inputs}
            value={input}
            onChange={(next) => dispatch(stepTyped({ progressId: run.id, index, input: next }))}
            errors={tried === index ? errors : {}}
            // Another backend tells nobody.
            advice={run.supportsPain && <RestAdvice therapist={run.therapist} />}
          />
        </ExerciseSheet>
      ) : (
        <InlineAlert tone="danger">{PROGRESS_MESSAGES.badExercise}</InlineAlert>
      )}
      <VisuallyHidden>
        <p role="status">
          {item ? `Ejercicio ${index + 1} de ${run.exercises.length}: ${item.exercise.name}` : ''}
        </p>
      </VisuallyHidden>
    </RunnerFrame>
  );
}
