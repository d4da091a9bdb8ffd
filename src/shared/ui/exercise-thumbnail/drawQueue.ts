/**
 * A figure takes up to some tens of milliseconds to work out and to draw, so it is done in steps, one to a task, with
 * room between for whoever types or scrolls.
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

/** Does `steps` in turn when those before them are done; the returned function takes back what is left of them. */
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
