import type { LocalParts } from './pageTree';

/** What a person does to the page itself. */
const BY_HAND = ['pointerdown', 'pointerover', 'click', 'keydown', 'input', 'change', 'focusin', 'focusout'];
const PRESSED = 'button, a, summary, [role="button"], [role="tab"], [role="radio"], [role="switch"], label';
const TYPED_INTO = 'form, [role="group"], fieldset';

/**
 * Finds out which parts of the page show what their components keep to themselves (an open menu, what is typed into a
 * form), so that a comparison with a replay leaves out exactly those. The rule: what changes on the page between
 * something that a person does and the next action of the store was not caused by the state. It holds until the part
 * leaves the page, or for parts of `main`, until the screen changes. The pressed control itself (busy, pressed) and
 * the form that is typed into are such parts from the moment of pressing and typing.
 */
export function watchLocalParts(root: Element): LocalParts & {
  /** The store had an action. */
  actionHappened: () => void;
  stop: () => void;
} {
  const elements = new WeakSet<Element>();
  const attributes = new WeakMap<Element, Set<string>>();
  let byHand = false;
  let path = location.pathname;

  const mark = (element: Element) => elements.add(element);
  const happened = (event: Event) => {
    byHand = true;
    if (!(event.target instanceof Element)) return;
    const pressed = event.type === 'click' || event.type === 'keydown' ? event.target.closest(PRESSED) : null;
    if (pressed) mark(pressed);
    const field = event.type === 'input' || event.type === 'change' || event.type === 'focusin';
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
      else if (attributeName)
        attributes.set(element, (attributes.get(element) ?? new Set()).add(attributeName));
    }
  });

  for (const type of BY_HAND) document.addEventListener(type, happened, { capture: true, passive: true });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });

  return {
    isLocal: (element) => elements.has(element),
    localAttributes: (element) => [...(attributes.get(element) ?? [])],
    actionHappened: () => {
      byHand = false;
    },
    stop: () => {
      observer.disconnect();
      for (const type of BY_HAND) document.removeEventListener(type, happened, { capture: true });
    },
  };
}
