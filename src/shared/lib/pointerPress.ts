/**
 * Events that start a press. Both are needed: after a touch, `pointerup` comes before the mouse events that
 * move the focus.
 */
const BEGINNINGS = ['pointerdown', 'mousedown'] as const;
/**
 * Events that end a press. A drag or scroll cancels the pointer; a key press means that a release was missed.
 */
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'keydown'] as const;

let watchers = 0;
let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

function begin(event: Event) {
  // Other buttons open browser menus, which may swallow the release.
  if ((event as MouseEvent).button !== 0) return;
  clearTimeout(timer);
  pressed = true;
}

function end() {
  if (!pressed) return;
  clearTimeout(timer);
  // The browser dispatches the click in the same task as the release.
  timer = setTimeout(release);
}

function release() {
  pressed = false;
  const due = waiting;
  waiting = [];
  for (const callback of due) callback();
}

/** Starts watching presses; returns a function that stops it. */
export function watchPresses(): () => void {
  if (watchers++ === 0) {
    for (const type of BEGINNINGS) document.addEventListener(type, begin, true);
    for (const type of ENDS) document.addEventListener(type, end, true);
  }
  return () => {
    if (--watchers > 0) return;
    for (const type of BEGINNINGS) document.removeEventListener(type, begin, true);
    for (const type of ENDS) document.removeEventListener(type, end, true);
    clearTimeout(timer);
    release();
  };
}

/**
 * Calls back at once, or after the click if a press is in progress. Layout changes must wait: a button that
 * moves between press and release receives no click.
 */
export function afterPress(callback: () => void): void {
  if (pressed) waiting.push(callback);
  else callback();
}
