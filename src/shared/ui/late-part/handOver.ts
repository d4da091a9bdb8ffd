/** What was done to a stand-in, to be done again to the control that takes its place. */
interface Left {
  id: string;
  /** Which of its parts had focus: day, month or year. */
  part: number;
  typed: string;
  pressed: boolean;
}

/** Between the stand-in's end and the control's beginning, which are one drawing. */
let left: Left | null = null;

const partsOf = (control: Element): HTMLElement[] =>
  control instanceof HTMLInputElement
    ? [control]
    : [...control.querySelectorAll<HTMLElement>('[role="spinbutton"]')];

/** Remembers what the person did to the stand-in with this id, which is about to leave the page. */
export function leaveStandIn(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  const pressed = control.dataset.pressed !== undefined;
  const part = partsOf(control).findIndex((one) => one === document.activeElement);
  if (!pressed && part < 0) return;
  const mine = { id, part, typed: control.dataset.typed ?? '', pressed };
  left = mine;
  // No control came: the screen was left. One that comes later has nothing to do with it.
  setTimeout(() => {
    if (left === mine) left = null;
  }, 0);
}

/**
 * Moves focus to where it was in the stand-in, and gives back what does there again what was typed and pressed;
 * `null` where the stand-in was left alone.
 */
export function takeOver(id: string): (() => void) | 'not there yet' | null {
  if (left?.id !== id) return null;
  const control = document.getElementById(id);
  if (!control) return 'not there yet';
  const { part, typed, pressed } = left;
  left = null;
  const target = partsOf(control)[Math.max(0, part)];
  target?.focus();
  return () => {
    if (target instanceof HTMLInputElement && typed) writeInto(target, typed);
    else for (const key of typed) typeInto(key);
    if (pressed) (control.querySelector('button') ?? control.parentElement?.querySelector('button'))?.click();
  };
}

/** As if typed: through the element's own setter, which React watches for. */
function writeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As the browser announces a key; a full part passes the focus on to the next. */
function typeInto(key: string) {
  document.activeElement?.dispatchEvent(
    new InputEvent('beforeinput', { data: key, inputType: 'insertText', bubbles: true, cancelable: true }),
  );
}
