import { type BatchOutcome, batchText, type BatchWords } from '@/contract/common/text';
import { errorText } from '@/shared/api/errors';
import { atMost } from '@/shared/lib/values';
import type { AppDispatch, StoreExtra } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import type { SelectionSlice } from './createSelectionSlice';

/** Most calls of one change under way at a time: the server and other screens keep room. */
const CALLS_AT_ONCE = 3;

/**
 * How many calls are made before the next ones wait until all are answered. RTK Query asks anew for what has changed only
 * while no request of the page is under way, and of several hundred calls one always would be.
 */
const CALLS_IN_A_ROW = 30;

/** Several things to change, and how. */
interface Calls {
  ids: readonly string[];
  /** The call for one. */
  call: (id: string) => PromiseLike<{ error?: unknown }>;
  words: BatchWords;
  /** Text of a failure for which the server has none. */
  failure: string;
}

/** How the calls went, in words. */
interface Told {
  message: string;
  variant: 'success' | 'error';
}

/** Several rows to change, and how. */
export interface Change extends Calls {
  /** The toast that tells how it went, where that takes more than words: a way back. */
  toast?: (told: Told) => ReturnType<typeof toastRequested>;
}

/** The parts of a listener's API that a change uses. */
interface Api {
  dispatch: AppDispatch;
  extra: StoreExtra;
}

/**
 * Makes calls, a few at a time, and answers once how they went. It stops where the session ends, and then answers
 * nothing: the next person must not read about it.
 */
export async function callForEach(
  { ids, call, words, failure }: Calls,
  { extra }: Pick<Api, 'extra'>,
  onAnswered?: () => void,
): Promise<(Told & { failedIds: readonly string[] }) | undefined> {
  const token = extra.vault.token();
  const isOver = () => extra.vault.token() !== token;
  const failedIds: string[] = [];
  let reason = '';
  for (let at = 0; at < ids.length; at += CALLS_IN_A_ROW)
    await atMost(CALLS_AT_ONCE, ids.slice(at, at + CALLS_IN_A_ROW), async (id) => {
      if (isOver()) return;
      const { error } = await call(id);
      if (isOver()) return;
      if (error !== undefined) {
        failedIds.push(id);
        reason ||= errorText(error, failure);
      }
      onAnswered?.();
    });
  if (isOver()) return undefined;
  const failed = failedIds.length;
  const outcome: BatchOutcome = { done: ids.length - failed, failed, ...(reason && { reason }) };
  return { failedIds, message: batchText(outcome, words), variant: failed === 0 ? 'success' : 'error' };
}

/** Makes the calls of a change of the chosen rows, and tells once how they went. Rows that were refused stay chosen. */
export async function runChange(
  { changeAnswered, changeEnded }: SelectionSlice['actions'],
  { toast = toastRequested, ...calls }: Change,
  { dispatch, extra }: Api,
): Promise<void> {
  const told = await callForEach(calls, { extra }, () => dispatch(changeAnswered()));
  if (!told) return;
  const { failedIds, message, variant } = told;
  dispatch(changeEnded({ failedIds }));
  dispatch(toast({ message, variant }));
}
