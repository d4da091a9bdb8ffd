import { LIVE, PASSING } from '@/shared/lib/marks';
import { normaliseAttributes } from './normalisePage';
import type { PageNode } from './pageNode';

/** Tells which parts of the page may show something outside the state. */
export interface LocalParts {
  isLocal: (element: Element) => boolean;
  localAttributes: (element: Element) => string[];
}

const EVERYTHING_IN_STATE: LocalParts = { isLocal: () => false, localAttributes: () => [] };

/**
 * Tooltips, menus and lists of options, which their buttons and fields open, what the pointer brings, and toasts,
 * which depend on the clock. Also the developer tools, which are not part of the app.
 */
const OVER_THE_PAGE =
  '[popover], [role="tooltip"], [role="menu"], [role="listbox"], [class*="notistack-"], [data-devtools], ' +
  `[${PASSING}]`;

/** Reads a part of the page. */
export function readPage(element: Element, parts: LocalParts = EVERYTHING_IN_STATE): PageNode {
  const node: PageNode = {
    tag: element.tagName.toLowerCase(),
    attributes: normaliseAttributes(element),
    children: [],
  };
  if (parts.isLocal(element)) node.local = true;
  const localAttributes = parts.localAttributes(element);
  if (localAttributes.length > 0) node.localAttributes = localAttributes;
  // A text area's `value` is what was typed; its child text is only the initial value.
  if (element instanceof HTMLTextAreaElement) return node;
  // Its frames depend on when they are read.
  if (element.hasAttribute(LIVE)) return node;
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      if (!child.matches(OVER_THE_PAGE)) node.children.push(readPage(child, parts));
    } else if (child instanceof Text && child.data) {
      const last = node.children.at(-1);
      if (typeof last === 'string') node.children[node.children.length - 1] = last + child.data;
      else node.children.push(child.data);
    }
  }
  return node;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** All words of a page, for the vocabulary. */
export function wordsOf(page: PageNode, into = new Set<string>()): Set<string> {
  for (const value of Object.values(page.attributes))
    for (const word of value.match(WORD) ?? []) into.add(word);
  for (const child of page.children) {
    if (typeof child !== 'string') wordsOf(child, into);
    else for (const word of child.match(WORD) ?? []) into.add(word);
  }
  return into;
}
