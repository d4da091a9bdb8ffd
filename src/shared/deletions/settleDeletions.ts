import type { AppStore } from '@/shared/redux';
import { deletionsHurried, type PendingDeletion, selectDeletion, selectUnsettled } from './slice';

/** Longest wait for the answers, in milliseconds: what follows must not hang on a slow line. */
const PATIENCE_MS = 5000;

/**
 * Has the server told of every deletion that waits, and resolves when it has answered. Gives those that it has not
 * deleted, or not in time. Without any it resolves at once.
 */
export async function settleDeletions(
  store: Pick<AppStore, 'dispatch' | 'getState' | 'subscribe'>,
): Promise<PendingDeletion[]> {
  const waiting = selectUnsettled(store.getState());
  if (waiting.length === 0) return [];
  store.dispatch(deletionsHurried());
  const isSettled = () => selectUnsettled(store.getState()).length === 0;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const stop = store.subscribe(() => {
      if (isSettled()) end();
    });
  });
  return waiting.filter((one) => selectDeletion(store.getState(), one)?.stage !== 'done');
}
