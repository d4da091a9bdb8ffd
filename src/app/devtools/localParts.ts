import type { LocalParts } from './pageTree';

/** Events by which a person changes the page directly. */
const BY_HAND = ['pointerdown', 'click', 'keydown', 'input', 'change'];
const PRESSED = 'button, summary, [role="button"], [role="switch"]';
const TYPED_INTO = 'form, [role="group"], fieldset';

/**
 * Finds out which parts of the page may show what their components keep to themselves (an open menu, what is typed
 * into a form), so that a comparison with a replay can forgive exactly those. The rule: what changes on the page
 * between something that a person does and the next action of the store was not caused by the state. It holds until
 * the part leaves the page, or for `main`, until the screen changes. The pressed control itself (busy, pressed) and
 * the form and the field that are typed into are such parts from the moment of pressing and typing.
 */
export function watchLocalParts(
  root: Element,
  /** Before a person's hand reaches the page. */
  beforeHand: () => void = () => undefined,
): LocalParts & {
  /** Whether a person did something that has led to no action yet. */
  isByHand: () => boolean;
  /** The store had an action. */
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
    // A search reaches the state when typing pauses; another action may come first.
    if (field) markAttribute(event.target, '.value');
    const form = field ? (event.target.closest('form') ?? event.target.closest(TYPED_INTO)) : null;
    if (form && form.closest('[role="search"]') === null) mark(form);
  };
  const observer = new MutationObserver((changes) => {
    if (location.pathname !== path) {
      path = location.pathname;
      // It stays while its screens change; everything else that was marked goes with its screen.
      elements.delete(root.querySelector('main') ?? root);
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
      // Changes by a timer or an answer between press and click were not caused by the press.
      if (isAnswered || !window.event) return;
      isAnswered = true;
      // Until the task of the event is over.
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
