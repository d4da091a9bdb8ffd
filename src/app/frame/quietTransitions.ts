/** Properties whose transitions move an element, so that a screen reader's focus must wait for the end. */
const MOVES = ['transform', 'translate'];

function quiet(event: TransitionEvent): void {
  if (!MOVES.includes(event.propertyName)) event.stopImmediatePropagation();
}

/**
 * Hides all transitions from React Aria that do not move an element. React Aria keeps a reference to each
 * element until every property's transition has ended, but gets only one end event for a removed element
 * (adobe/react-spectrum#7326). A button removed while its colours change would stay in memory with its whole
 * screen. Returns a function that undoes this.
 */
export function quietTransitions(): () => void {
  // On the window, to run before React Aria's listeners on the document.
  window.addEventListener('transitionrun', quiet, true);
  return () => window.removeEventListener('transitionrun', quiet, true);
}
