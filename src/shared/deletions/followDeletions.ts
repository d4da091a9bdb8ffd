import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { UNDO_LIMITS, UNDO_MESSAGES } from '@/contract/common/undo';
import { errorText } from '@/shared/api';
import { loggedOut, sessionExpired, signedOutElsewhere } from '@/shared/identity';
import type { AppDispatch, StartListening } from '@/shared/redux';
import { toastHeld, toastRequested, undoableToast } from '@/shared/toasts';
import {
  type Deletion,
  deletionDone,
  type DeletionKind,
  deletionPostponed,
  deletionRefused,
  deletionSent,
  deletionsHurried,
  deletionUndone,
  selectDeletion,
  topicOf,
} from './slice';

/** The toast takes this long to slide away, and its button can be pressed until then. */
const SLIDE_MS = 500;
/** Time to take a deletion back, in milliseconds. */
export const GRACE_MS = UNDO_LIMITS.offeredSeconds * 1000 + SLIDE_MS;
/** A forgotten pointer on the toast does not put a deletion off for ever. */
const HELD_MS = UNDO_LIMITS.acceptedSeconds * 1000;

const sessionEnded = isAnyOf(loggedOut, sessionExpired, signedOutElsewhere);

/** Why the wait ended. */
type End = 'over' | 'undone' | 'ended';

/** The parts of a listener's API that a wait uses. */
interface WaitApi {
  take: (
    predicate: (action: UnknownAction) => boolean,
    timeout: number,
  ) => Promise<[UnknownAction, ...unknown[]] | null>;
}

/** Waits while the deletion can be taken back. Under a pointer or the focus the toast's time stands still, and so does this. */
async function graceOf(deletion: Deletion, { take }: WaitApi): Promise<End> {
  const topic = topicOf(deletion);
  const isHold = (action: UnknownAction) => toastHeld.match(action) && action.payload.topic === topic;
  const isUndo = (action: UnknownAction) => deletionUndone.match(action) && topicOf(action.payload) === topic;
  const matters = (action: UnknownAction) =>
    isHold(action) || isUndo(action) || deletionsHurried.match(action) || sessionEnded(action);
  let left = GRACE_MS;
  let isHeld = false;
  for (;;) {
    const began = Date.now();
    const taken = await take(matters, isHeld ? HELD_MS : left);
    const action = taken?.[0];
    if (!action || deletionsHurried.match(action)) return 'over';
    if (isUndo(action)) return 'undone';
    if (!toastHeld.match(action)) return 'ended';
    if (!isHeld) left = Math.max(0, left - (Date.now() - began));
    isHeld = action.payload.held;
  }
}

/** A page that is hidden may never be shown again: what waits is sent, by calls that outlive it. */
function hurryWhenLeft(dispatch: AppDispatch, signal: AbortSignal): void {
  const hurry = () => dispatch(deletionsHurried());
  window.addEventListener('pagehide', hurry, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hurry();
    },
    { signal },
  );
}

/** The call that deletes one thing. */
type Call = (id: string, dispatch: AppDispatch) => PromiseLike<{ error?: unknown }>;

/**
 * Deletes what of a kind was postponed: offers 'Deshacer', makes the call when the time is over, and puts the row back
 * where the server refuses. A domain that deletes starts it, and brings `deletionsSlice`.
 */
export function followDeletions(startListening: StartListening, kind: DeletionKind, call: Call): void {
  startListening({
    predicate: (action) => deletionPostponed.match(action) && action.payload.kind === kind,
    effect: async (action, api) => {
      const deletion = action.payload as Deletion;
      const { message, failure, id } = deletion;
      const { dispatch, extra } = api;
      const token = extra.vault.token();
      const topic = topicOf(deletion);
      const fail = (text: string) => dispatch(toastRequested({ message: text, variant: 'error', topic }));
      const began = Date.now();
      dispatch(undoableToast({ message, topic, undo: deletionUndone({ kind, id }) }));
      hurryWhenLeft(dispatch, api.signal);
      const end = await graceOf(deletion, api as WaitApi);
      if (end === 'undone') {
        dispatch(toastRequested({ message: UNDO_MESSAGES.deletionUndone, variant: 'success', topic }));
        return;
      }
      // Nobody is signed in to delete it, so it is still there: whoever reads this knows.
      if (end === 'ended') {
        fail(failure);
        return;
      }
      dispatch(deletionSent({ kind, id }));
      // An offer that is still in sight is taken away.
      if (Date.now() - began < GRACE_MS) dispatch(undoableToast({ message, topic }));
      const { error } = await call(id, dispatch);
      if (error === undefined) {
        dispatch(deletionDone({ kind, id }));
        return;
      }
      dispatch(deletionRefused({ kind, id }));
      // Whoever has signed in meanwhile did not delete it.
      if ([token, null].includes(extra.vault.token())) fail(errorText(error, failure));
    },
  });
  startListening({
    predicate: (action) => deletionUndone.match(action) && action.payload.kind === kind,
    effect: (action, { dispatch, getOriginalState }) => {
      const target = (action as ReturnType<typeof deletionUndone>).payload;
      if (selectDeletion(getOriginalState(), target)?.stage !== 'waiting')
        dispatch(
          toastRequested({
            message: UNDO_MESSAGES.deletionOver,
            variant: 'warning',
            topic: topicOf(target),
          }),
        );
    },
  });
}
