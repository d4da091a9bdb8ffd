/** Draws once per frame while it may. Nothing runs while the page is hidden or the element is out of view. */
export interface Playback {
  readonly play: () => void;
  readonly pause: () => void;
  readonly end: () => void;
}

/** Longest step between two frames, in milliseconds. After a longer gap the movement goes on where it was. */
const LONGEST_STEP = 250;

/**
 * Calls `onFrame` with the milliseconds since the frame before, in step with the screen. Starts paused.
 */
export function playbackOf(element: Element, onFrame: (step: number) => void): Playback {
  let wanted = false;
  let seen = typeof IntersectionObserver === 'undefined';
  let request = 0;
  let before: number | null = null;

  const frame = (now: number): void => {
    request = requestAnimationFrame(frame);
    const step = before === null ? 0 : Math.min(LONGEST_STEP, Math.max(0, now - before));
    before = now;
    onFrame(step);
  };
  const settle = (): void => {
    const runs = wanted && seen && document.visibilityState !== 'hidden';
    if (runs && request === 0) {
      before = null;
      request = requestAnimationFrame(frame);
    }
    if (!runs && request !== 0) {
      cancelAnimationFrame(request);
      request = 0;
    }
  };
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver((entries) => {
          seen = entries.at(-1)?.isIntersecting ?? seen;
          settle();
        });
  observer?.observe(element);
  document.addEventListener('visibilitychange', settle);

  const setWanted = (to: boolean) => () => {
    wanted = to;
    settle();
  };
  return {
    play: setWanted(true),
    pause: setWanted(false),
    end: () => {
      wanted = false;
      settle();
      observer?.disconnect();
      document.removeEventListener('visibilitychange', settle);
    },
  };
}
