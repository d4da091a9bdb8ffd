/** Focuses the first segment of a date or time, like a click on a native label. */
export function focusFirstSegment(root: HTMLElement | null) {
  root?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
}
