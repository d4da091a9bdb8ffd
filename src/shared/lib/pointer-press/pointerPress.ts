/** What begins a press. A touch is over (pointerup) before the browser sends the mouse events that move the focus. */
const BEGINNINGS = ['pointerdown', 'mousedown'] as const;
/** What ends one. A drag or a scroll takes the pointer away; a key is pressed with the pointer long gone. */
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'keydown'] as const;

let watchers = 0;
let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

function begin(event: Event) {
  // Other buttons open menus of the browser, which may swallow the release.
  if ((event as MouseEvent).button !== 0) return;
  clearTimeout(timer);
  pressed = true;
}

function end() {
  if (!pressed) return;
  clearTimeout(timer);
  // The browser sends the click in the same task as the release.
  timer = setTimeout(release);
}

function release() {
  pressed = false;
  const due = waiting;
  waiting = [];
  for (const callback of due) callback();
}

/** Begins to watch for presses; gives what ends that. */
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
 * Calls back at once, or after the click of a press that is under way. What moves the page must wait for that: a button
 * that leaves from under the pointer between press and release is never clicked.
 */
export function afterPress(callback: () => void): void {
  if (pressed) waiting.push(callback);
  else callback();
}
