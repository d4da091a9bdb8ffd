/** A figure takes up to some tens of milliseconds to work out, so they are drawn one to a task, with room between. */
const waiting: (() => void)[] = [];
let running = false;

function drawNext(): void {
  const draw = waiting.shift();
  if (!draw) {
    running = false;
    return;
  }
  draw();
  setTimeout(drawNext, 0);
}

/** Calls `draw` when those before it are done; the returned function takes it back. */
export function enqueueDrawing(draw: () => void): () => void {
  waiting.push(draw);
  if (!running) {
    running = true;
    setTimeout(drawNext, 0);
  }
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
}
