/**
 * The last button inside `root`. A button that goes away with what it does must hand the keyboard on first: from the
 * page's body neither Tab nor Escape finds back into the panel.
 */
export const lastButton = (root: Element | null | undefined): HTMLButtonElement | undefined =>
  [...(root?.querySelectorAll('button') ?? [])].at(-1);
