/** Whatever tells that a person is there, and what brings focus without one. */
const GESTURES = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
] as const;

const waiting = new Set<() => void>();

function happened() {
  for (const type of GESTURES) document.removeEventListener(type, happened, true);
  const told = [...waiting];
  waiting.clear();
  for (const tell of told) tell();
}

/** Calls back once, when anybody next does anything with the page. Returns what takes that back. */
export function onFirstGesture(tell: () => void): () => void {
  if (waiting.size === 0)
    for (const type of GESTURES) document.addEventListener(type, happened, { capture: true, passive: true });
  waiting.add(tell);
  return () => void waiting.delete(tell);
}
