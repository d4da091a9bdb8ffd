/**
 * The last button inside `root`, to receive focus before the focused button is removed. Focus on the body
 * would leave the panel out of reach of Tab and Escape.
 */
export const lastButton = (root: Element | null | undefined): HTMLButtonElement | undefined =>
  [...(root?.querySelectorAll('button') ?? [])].at(-1);
