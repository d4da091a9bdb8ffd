import type { Recorder } from './recorder';
import { isOnTheWay, readSignposts } from './signposts';

/** How often, and every how many ms, a page that is still drawing is looked at again. */
const LOOKS = 40;
const PAUSE_MS = 100;

const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 1_000 });
  else setTimeout(callback, 50);
};

/**
 * Tells the recorder the signposts of each page that has come to rest, while the browser is idle. Nothing is
 * read while somebody types or an answer is drawn.
 */
export function watchSignposts(recorder: Recorder, root: Element): void {
  let isWaiting = false;
  function look(count: number, left: number): void {
    isWaiting = false;
    if (recorder.isPast()) return;
    // The page has gone on: look when it rests again.
    if (count !== recorder.count()) return wait();
    if (isOnTheWay(root)) {
      if (left > 0) wait(left - 1);
      return;
    }
    recorder.placeSeen(count, readSignposts(root));
  }
  function wait(left = LOOKS): void {
    if (isWaiting) return;
    isWaiting = true;
    const count = recorder.count();
    const soon = () => requestAnimationFrame(() => whenIdle(() => look(count, left)));
    if (left === LOOKS) soon();
    else setTimeout(soon, PAUSE_MS);
  }
  recorder.watchFrames((_frame, isOver) => {
    if (!isOver) wait();
  });
}
