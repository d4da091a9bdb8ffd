import { batchText, type BatchWords } from '@/contract/common/text';
import { errorText } from '@/shared/api/errors';
import { atMost } from '@/shared/lib/values';
import type { AppDispatch, StoreExtra } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import type { SelectionSlice } from './createSelectionSlice';

/** Most calls of one change under way at a time: the server and other screens keep room. */
const CALLS_AT_ONCE = 3;

/** Several rows to change, and how. */
export interface Change {
  ids: readonly string[];
  /** The call for one row. */
  call: (id: string) => PromiseLike<{ error?: unknown }>;
  words: BatchWords;
  /** Text of a failure for which the server has none. */
  failure: string;
}

/** The parts of a listener's API that a change uses. */
interface Api {
  dispatch: AppDispatch;
  extra: StoreExtra;
}

/**
 * Makes the calls of a change, a few at a time, and tells once how they went. It stops where the session ends, and then
 * says nothing: the next person must not read about it.
 */
export async function runChange(
  { changeAnswered, changeEnded }: SelectionSlice['actions'],
  { ids, call, words, failure }: Change,
  { dispatch, extra }: Api,
): Promise<void> {
  const token = extra.vault.token();
  const isOver = () => extra.vault.token() !== token;
  const failedIds: string[] = [];
  let reason = '';
  await atMost(CALLS_AT_ONCE, ids, async (id) => {
    if (isOver()) return;
    const { error } = await call(id);
    if (isOver()) return;
    if (error !== undefined) {
      failedIds.push(id);
      reason ||= errorText(error, failure);
    }
    dispatch(changeAnswered());
  });
  if (isOver()) return;
  dispatch(changeEnded({ failedIds }));
  const failed = failedIds.length;
  const outcome = { done: ids.length - failed, failed, ...(reason && { reason }) };
  dispatch(
    toastRequested({ message: batchText(outcome, words), variant: failed === 0 ? 'success' : 'error' }),
  );
}
