const PLAIN = 'aeiouncAEIOUNC';
const MARKED = 'àéîöüñçÀÉÎÖÜÑÇ';
const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];
const SKIPPED = 'script, style, code, pre, textarea, [contenteditable]';

/**
 * The text with accents and a third longer, to simulate a language that needs more room: «Guardar» →
 * «⟦Gùàrdàr ···⟧».
 */
function pseudo(text: string): string {
  const core = text.trim();
  if (!/\p{L}{2}/u.test(core)) return text;
  const marked = [...core].map((letter) => MARKED[PLAIN.indexOf(letter)] ?? letter).join('');
  return text.replace(core, () => `⟦${marked} ${'·'.repeat(Math.ceil(core.length / 3))}⟧`);
}

/**
 * Shows all texts of the page in pseudo-locale, including later ones. Unchanged texts are then not real text,
 * and clipped ones lack room. Returns a function that stops this; texts are restored when they render again.
 */
export function startPseudoLocale(): () => void {
  const written = new WeakMap<Node, string>();
  const change = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.parentElement?.closest(SKIPPED) || written.get(node) === node.nodeValue) return;
      const text = pseudo(node.nodeValue ?? '');
      written.set(node, text);
      if (text !== node.nodeValue) node.nodeValue = text;
    } else if (node instanceof Element && !node.matches(SKIPPED)) {
      for (const name of ATTRIBUTES) {
        const value = node.getAttribute(name);
        if (value && !value.startsWith('⟦')) node.setAttribute(name, pseudo(value));
      }
      node.childNodes.forEach(change);
    }
  };
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'childList') addedNodes.forEach(change);
      else change(target);
    }
  });
  change(document.body);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => observer.disconnect();
}
