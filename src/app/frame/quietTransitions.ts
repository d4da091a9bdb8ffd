/** What may bring an element to its place: before it has come, a screen reader's focus should not go there. */
const MOVES = ['transform', 'translate'];

function quiet(event: TransitionEvent): void {
  if (!MOVES.includes(event.propertyName)) event.stopImmediatePropagation();
}

/**
 * Lets React Aria know only of transitions that move something, for which it makes a screen reader's focus wait. It
 * keeps every element in transition until each of its properties has ended, and of an element that leaves the page it
 * hears of one property alone (adobe/react-spectrum#7326): a button or field that goes while its colours change, which
 * are several, would stay in memory with its whole screen. Gives what undoes it.
 */
export function quietTransitions(): () => void {
  // Before the document, where React Aria listens.
  window.addEventListener('transitionrun', quiet, true);
  return () => window.removeEventListener('transitionrun', quiet, true);
}
