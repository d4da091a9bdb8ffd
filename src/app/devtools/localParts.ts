import type { LocalParts } from './pageTree';

/** Events by which a user changes the page directly. */
const BY_HAND = ['pointerdown', 'click', 'keydown', 'input', 'change'];
const PRESSED = 'button, summary, [role="button"], [role="switch"]';
const TYPED_INTO = 'form, [role="group"], fieldset';

/**
 * Detects parts of the page that may show component state (an open menu, typed text), so that a comparison
 * with a replay can ignore them. A change between a user's event and the next action was not caused by the
 * state. It counts until the part leaves the page; for the root and `main`, until the screen changes. Pressed controls,
 * and forms and fields being edited, count from the event on.
 */
export function watchLocalParts(
  root: Element,
  /** Called before a user's event takes effect. */
  beforeHand: () => void = () => undefined,
): LocalParts & {
  /** Whether a user's event has not led to an action yet. */
  isByHand: () => boolean;
  /** An action was dispatched. */
  actionHappened: () => void;
  stop: () => void;
} {
  const elements = new WeakSet<Element>();
  const attributes = new WeakMap<Element, Set<string>>();
  let byHand = false;
  /** `input` and `change` events after a click belong to the action that the click dispatched. */
  let isAnswered = false;
  let path = location.pathname;

  const mark = (element: Element) => elements.add(element);
  const markAttribute = (element: Element, name: string) =>
    attributes.set(element, (attributes.get(element) ?? new Set()).add(name));
  const happened = (event: Event) => {
    if (!byHand && !isAnswered) {
      beforeHand();
      byHand = true;
    }
    if (!(event.target instanceof Element)) return;
    const pressed = event.type === 'click' || event.type === 'keydown' ? event.target.closest(PRESSED) : null;
    if (pressed) mark(pressed);
    const field = event.type === 'input' || event.type === 'change';
    // A search reaches the state only when typing pauses; another action may come first.
    if (field) markAttribute(event.target, '.value');
    const form = field ? (event.target.closest('form') ?? event.target.closest(TYPED_INTO)) : null;
    if (form && form.closest('[role="search"]') === null) mark(form);
  };
  const observer = new MutationObserver((changes) => {
    if (location.pathname !== path) {
      path = location.pathname;
      // Root and `main` stay when the screen changes; all other marked elements are removed with their screen.
      for (const lasting of [root, root.querySelector('main')]) if (lasting) elements.delete(lasting);
    }
    if (!byHand) return;
    for (const { type, target, attributeName } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element) continue;
      if (type !== 'attributes') mark(element);
      else if (attributeName) markAttribute(element, attributeName);
    }
  });

  for (const type of BY_HAND) document.addEventListener(type, happened, { capture: true, passive: true });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });

  return {
    isLocal: (element) => elements.has(element),
    localAttributes: (element) => [...(attributes.get(element) ?? [])],
    isByHand: () => byHand,
    actionHappened: () => {
      byHand = false;
      // An action from a timer or an answer was not caused by the press.
      if (isAnswered || !window.event) return;
      isAnswered = true;
      // Lasts until the event's task is over.
      setTimeout(() => {
        isAnswered = false;
      }, 0);
    },
    stop: () => {
      observer.disconnect();
      for (const type of BY_HAND) document.removeEventListener(type, happened, { capture: true });
    },
  };
}
