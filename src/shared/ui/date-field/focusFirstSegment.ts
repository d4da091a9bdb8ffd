/** Moves focus to the first part of a date or time, as a press on a native label would. */
export function focusFirstSegment(root: HTMLElement | null) {
  root?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
}
