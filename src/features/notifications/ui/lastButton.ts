/**
 * The last button inside `root`, which takes the focus before the focused button is removed. With the focus
 * on the body, Tab and Escape would not reach the panel.
 */
export const lastButton = (root: Element | null | undefined): HTMLButtonElement | undefined =>
  [...(root?.querySelectorAll('button') ?? [])].at(-1);
