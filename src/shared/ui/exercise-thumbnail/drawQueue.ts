/**
 * Queue for computing and drawing figures, which can take tens of milliseconds each. It runs one step per
 * task, so that typing and scrolling stay smooth.
 */
const waiting: (() => void)[][] = [];
let running = false;

function doNext(): void {
  const steps = waiting[0];
  if (!steps) {
    running = false;
    return;
  }
  const step = steps.shift();
  if (steps.length === 0) waiting.shift();
  step?.();
  setTimeout(doNext, 0);
}

/** Queues `steps`. The returned function cancels those not yet run. */
export function enqueueDrawing(...steps: (() => void)[]): () => void {
  waiting.push(steps);
  if (!running) {
    running = true;
    setTimeout(doNext, 0);
  }
  return () => {
    const place = waiting.indexOf(steps);
    if (place >= 0) waiting.splice(place, 1);
  };
}
