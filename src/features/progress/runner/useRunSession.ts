import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import type { RoutineProgress } from '@/contract/progressAnswers';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import {
  feelingTold,
  saveQueued,
  selectDone,
  selectFelt,
  selectFinished,
  selectOutbox,
  selectTyped,
  type Felt,
  type StepInput,
} from '../slice';
import {
  feelingPassed,
  runnerLeft,
  runnerOpened,
  selectRunner,
  stepReached,
  stopAsked,
  stopDismissed,
} from './runnerSlice';
import { STOPPED_TEXT } from './Feeling';
import { completeBody, finishBody, firstOpen, isDone, nextOpen, undoneNotes } from './runOrder';

const NOTHING_DONE: readonly number[] = [];

interface Stop {
  place: number;
  pain: number | null;
  /** What was typed of this exercise and of others that are not done, and would not be sent otherwise. */
  words: string;
}

/** Save for a stop because of pain: a note of the run, or a finish if the backend has no such notes. */
function stopSave(run: RoutineProgress, { place, pain, words }: Stop, felt: Felt | undefined) {
  const exercise = run.exercises[place]?.exercise;
  const after = pain === null ? {} : { painAfter: pain };
  if (run.supportsPain) {
    const notes = words.slice(0, TEXT_LIMITS.paragraph);
    const body = {
      stopped: true,
      ...(exercise && { exerciseId: exercise.id }),
      ...after,
      ...(notes && { notes }),
    };
    return { kind: 'note' as const, progressId: run.id, body };
  }
  const { stoppedNote } = PROGRESS_MESSAGES;
  const where = exercise ? `${stoppedNote} en «${exercise.name}».` : stoppedNote;
  const notes = [where, words].filter(Boolean).join('\n').slice(0, TEXT_LIMITS.paragraph);
  return { kind: 'finish' as const, progressId: run.id, body: finishBody(run, { ...felt, ...after }, notes) };
}

/**
 * Position in a run and the commands available there. Writes go to the outbox and never wait for the
 * network.
 */
export function useRunSession(run: RoutineProgress) {
  const { dispatch, getState } = useAppStore();
  const done = useAppSelector((state) => selectDone(state, run.id)) ?? NOTHING_DONE;
  const felt = useAppSelector((state) => selectFelt(state, run.id));
  const outbox = useAppSelector(selectOutbox).filter(({ progressId }) => progressId === run.id);
  const confirmed = useAppSelector((state) => selectFinished(state, run.id));
  // -1 means that the end of the list was reached.
  const [first] = useState(() => ({ index: firstOpen(run, done), asked: run.painBefore !== null }));
  const screen = useAppSelector((state) => selectRunner(state, run.id));
  const { index, asked, stopping } = screen ?? { ...first, stopping: false };
  const goTo = useCallback(
    (next: number) => void dispatch(stepReached({ progressId: run.id, index: next })),
    [dispatch, run.id],
  );

  useLayoutEffect(() => {
    dispatch(runnerOpened({ progressId: run.id, ...first }));
    return () => void dispatch(runnerLeft({ progressId: run.id }));
  }, [dispatch, first, run.id]);

  const finishing = outbox.some(
    (save) => save.kind === 'finish' || (save.kind === 'complete' && save.thenFinish),
  );
  const finished = confirmed || run.status === 'COMPLETED';
  const open = run.exercises.flatMap((_exercise, other) => (isDone(run, done, other) ? [] : [other]));
  const typedOf = (place: number) => selectTyped(getState(), run.id, place);
  /** What was typed of the open exercises but the one at `except`, as notes. */
  const undone = (except = -1) => undoneNotes(run, { open, except, typedOf });
  const queueFinish = () =>
    dispatch(saveQueued({ kind: 'finish', progressId: run.id, body: finishBody(run, felt, undone()) }));

  // All exercises are completed and only the finish is missing, e.g. because the tab was closed.
  const onlyFinishMissing = run.exercises.length > 0 && open.length === 0 && !finished && !finishing;
  useEffect(() => {
    if (onlyFinishMissing) queueFinish();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it turns out to be so
  }, [onlyFinishMissing]);

  return {
    index,
    goTo,
    /** The question of how the patient feels before was answered or passed over. */
    asked,
    passFeeling: () => void dispatch(feelingPassed({ progressId: run.id })),
    /** The dialog of «Me duele» is open. */
    stopping,
    askStop: () => void dispatch(stopAsked({ progressId: run.id })),
    dismissStop: () => void dispatch(stopDismissed({ progressId: run.id })),
    done: run.exercises.map((_exercise, other) => isDone(run, done, other)),
    /** Indexes of the exercises that are not done. */
    open,
    felt: felt ?? {},
    outbox,
    finishing,
    finished,
    /** Goes to the next exercise that is not done, without saving (Saltar). */
    advance: (from: number) => goTo(nextOpen(run, done, from)),
    /** Queues a completed exercise. The last one also finishes the routine. */
    complete: (place: number, input: StepInput) => {
      const item = run.exercises[place];
      if (!item) return;
      const isLast = nextOpen(run, [...done, place], place) < 0;
      dispatch(
        saveQueued({
          kind: 'complete',
          progressId: run.id,
          index: place,
          body: completeBody(item, input, run.supportsPain),
          thenFinish: isLast ? finishBody(run, felt, undone(place)) : null,
        }),
      );
    },
    finish: queueFinish,
    /**
     * Stores the number of completed sets, so that a reload resumes there. Only for backends that support
     * it.
     */
    reachSet: (place: number, setsDone: number) => {
      const item = run.exercises[place];
      if (!item || !run.supportsPain) return;
      const body = { exerciseId: item.exercise.id, order: item.order, setsDone };
      dispatch(saveQueued({ kind: 'note', progressId: run.id, body }));
    },
    /** Stores how the patient feels. Saved at once if the backend has fields for it. */
    feel: (told: Felt) => {
      dispatch(feelingTold({ progressId: run.id, felt: told }));
      if (run.supportsPain) dispatch(saveQueued({ kind: 'note', progressId: run.id, body: told }));
    },
    /** Queues the stop because of pain and tells the patient. The therapist sees it in the run. */
    stop: (place: number, pain: number | null) => {
      const own = typedOf(place)?.notes.trim();
      const words = [own, undone(place)].filter(Boolean).join('\n');
      dispatch(saveQueued(stopSave(run, { place, pain, words }, felt)));
      dispatch(toastRequested({ message: STOPPED_TEXT, variant: 'info' }));
    },
  };
}

export type RunSession = ReturnType<typeof useRunSession>;
