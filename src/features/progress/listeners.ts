import { isAnyOf } from '@reduxjs/toolkit';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import { baseApi } from '@/shared/api/baseApi';
import { errorText, isApiError } from '@/shared/api/errors';
import { keepUnsent } from '@/shared/drafts/keepUnsent';
import type { AppDispatch, StartListening } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { completeExercise, finishRoutine, noteProgress } from './api';
import {
  retryAsked,
  retryDue,
  saveDropped,
  saveFailed,
  saveQueued,
  saveStarted,
  saveSucceeded,
  selectNextSave,
  selectOutbox,
  selectUnsent,
  stepTyped,
  type Save,
  unsentFound,
} from './slice';

/** First and longest pause before another attempt, in milliseconds. */
export const RETRY_MS = { first: 2_000, longest: 30_000 } as const;

const FAILED_TEXT = {
  complete: PROGRESS_MESSAGES.completeFailed,
  finish: PROGRESS_MESSAGES.finishFailed,
  note: PROGRESS_MESSAGES.noteFailed,
} as const;

/** Whether the same request may succeed later: no answer, a server error, 408 or 429. */
function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return true;
  const { status } = error;
  return typeof status !== 'number'
    ? status !== 'PARSING'
    : status >= 500 || status === 408 || status === 429;
}

/** Sends a save untracked, so that RTK Query does not keep the health data in its state. */
function send(dispatch: AppDispatch, save: Save): Promise<{ error?: unknown }> {
  const { progressId, key } = save;
  const options = { track: false };
  switch (save.kind) {
    case 'complete':
      return dispatch(completeExercise.initiate({ progressId, key, body: save.body }, options));
    case 'finish':
      return dispatch(finishRoutine.initiate({ progressId, key, body: save.body }, options));
    case 'note':
      return dispatch(noteProgress.initiate({ progressId, key, body: save.body }, options));
  }
}

function announceSuccess(dispatch: AppDispatch, save: Save): void {
  const said = (message: string) => dispatch(toastRequested({ message, variant: 'success' }));
  if (save.kind === 'complete') {
    said(PROGRESS_MESSAGES.exerciseCompleted);
    // Queued here and not by the screen, so that the routine is finished even if the patient has left the
    // runner.
    if (save.thenFinish)
      dispatch(saveQueued({ kind: 'finish', progressId: save.progressId, body: save.thenFinish }));
  }
  if (save.kind === 'finish') said(PROGRESS_MESSAGES.finished);
}

/**
 * Sends the outbox in order, one write at a time. A failed write stays in the outbox and is retried with the
 * same key. Retries follow when the connection or the page's focus returns, after a growing pause, or with
 * Reintentar.
 */
export function startProgressListeners(startListening: StartListening): void {
  keepUnsent(startListening, {
    name: 'progress',
    mayChange: isAnyOf(stepTyped, saveQueued, saveSucceeded, saveDropped, unsentFound),
    unsentOf: selectUnsent,
    found: unsentFound,
  });
  const { onOnline, onFocus } = baseApi.internalActions;

  startListening({
    matcher: isAnyOf(onOnline, onFocus),
    effect: (_action, { dispatch }) => void dispatch(retryDue()),
  });

  startListening({
    matcher: isAnyOf(saveQueued, saveSucceeded, saveDropped, saveFailed, retryAsked, retryDue, unsentFound),
    effect: async (_action, { dispatch, getState, delay }) => {
      const save = selectNextSave(getState());
      if (!save) return;
      dispatch(saveStarted(save.key));
      const { error } = await send(dispatch, save);
      // The sign-in session ended in the meantime and its outbox was discarded: ignore the answer.
      if (!selectOutbox(getState()).some(({ key }) => key === save.key)) return;
      if (!error) {
        dispatch(saveSucceeded(save.key));
        announceSuccess(dispatch, save);
        return;
      }
      const text = errorText(error, FAILED_TEXT[save.kind]);
      const passing = isPassing(error);
      if (save.kind === 'note' && !passing) {
        if (save.body.setsDone === undefined) dispatch(toastRequested({ message: text, variant: 'error' }));
        dispatch(saveDropped(save.key));
        return;
      }
      // Show the toast only at the first failure; afterwards the runner shows a banner with Reintentar.
      if (save.attempts === 0) dispatch(toastRequested({ message: text, variant: 'error' }));
      dispatch(saveFailed({ key: save.key, error: text, passing }));
      if (!passing) return;
      await delay(Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** save.attempts));
      dispatch(retryDue());
    },
  });
}
