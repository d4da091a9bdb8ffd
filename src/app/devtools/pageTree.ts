/** The page as it is compared: what the person meets, without what no two drawings share. */
export interface PageNode {
  tag: string;
  attributes: Record<string, string>;
  children: (PageNode | string)[];
  /** Holds something that is not in the state: compared by its tag only. */
  local?: true;
  /** Attributes that are not in the state. */
  localAttributes?: string[];
}

/** Which parts of the page show something that never was in the state. */
export interface LocalParts {
  isLocal: (element: Element) => boolean;
  localAttributes: (element: Element) => string[];
}

const EVERYTHING_IN_STATE: LocalParts = { isLocal: () => false, localAttributes: () => [] };

/**
 * Lie over the page and are opened by parts of it, not by the state; toasts come and go by the clock. The tools
 * themselves are no part of the app.
 */
const OVER_THE_PAGE =
  'dialog, [role="dialog"], [role="alertdialog"], [role="tooltip"], [role="menu"], [role="listbox"], [class*="notistack-"], [data-devtools]';
/** Set by overlays on what lies beneath them. */
const LEFT_OUT = new Set(['inert', 'data-react-aria-top-layer', 'nonce']);
/** Numbered in the order of drawing by React and React Aria. */
const GENERATED_ID = /(?:react-aria-?|_r_|:r|«r)[\w:»-]*/g;
/** The hue of an avatar comes from the name; names are masked. */
const HUE = /--hue:\s*[\d.]+;?/g;

function attributesOf(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    if (LEFT_OUT.has(name)) continue;
    attributes[name] = value.replace(GENERATED_ID, '#').replace(HUE, '').trim();
  }
  if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox' || element.type === 'radio')
      attributes['.checked'] = String(element.checked);
    else attributes['.value'] = element.value;
  }
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    attributes['.value'] = element.value;
  delete attributes.value;
  delete attributes.checked;
  return attributes;
}

/** Reads a part of the page. */
export function readPage(element: Element, parts: LocalParts = EVERYTHING_IN_STATE): PageNode {
  const node: PageNode = { tag: element.tagName.toLowerCase(), attributes: {}, children: [] };
  if (parts.isLocal(element)) return { ...node, local: true };
  node.attributes = attributesOf(element);
  const localAttributes = parts.localAttributes(element);
  if (localAttributes.length > 0) node.localAttributes = localAttributes;
  // What is typed into a text area is its value; its content is where it began.
  if (element instanceof HTMLTextAreaElement) return node;
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

/** Stand-ins that a recorded word may have in a replay. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

function sameText(recorded: string, replayed: string, vocabulary: Vocabulary): boolean {
  if (recorded === replayed) return true;
  if (recorded.replace(WORD, '▯') !== replayed.replace(WORD, '▯')) return false;
  const before = recorded.match(WORD) ?? [];
  const after = replayed.match(WORD) ?? [];
  return before.every((word, place) => {
    const shown = after[place] ?? '';
    return word === shown || (vocabulary[word]?.includes(shown) ?? false);
  });
}

/** What came of a comparison; nodes are elements and texts. */
export interface Comparison {
  compared: number;
  leftOut: number;
  differences: string[];
}

/**
 * Compares a recorded page with a replayed one. A word may be its own stand-in under the recording's mask; everything
 * else is equal, but for the parts that show what is not in the state.
 */
export function comparePages(recorded: PageNode, replayed: PageNode, vocabulary: Vocabulary): Comparison {
  const result: Comparison = { compared: 0, leftOut: 0, differences: [] };
  const differ = (path: string, what: string) => result.differences.push(`${path}: ${what}`);

  function compare(one: PageNode, other: PageNode, above: string): void {
    const path = `${above}/${one.tag}${one.attributes.class ? `.${one.attributes.class.split(' ')[0]}` : ''}`;
    if (one.tag !== other.tag) return void differ(path, `<${one.tag}> ≠ <${other.tag}>`);
    if (one.local || other.local) {
      result.leftOut += 1;
      return;
    }
    result.compared += 1;
    const skipped = new Set(one.localAttributes);
    for (const name of new Set([...Object.keys(one.attributes), ...Object.keys(other.attributes)])) {
      if (skipped.has(name)) continue;
      const [before, after] = [one.attributes[name], other.attributes[name]];
      if (before === undefined || after === undefined || !sameText(before, after, vocabulary))
        differ(path, `${name}="${before ?? '∅'}" ≠ "${after ?? '∅'}"`);
    }
    if (one.children.length !== other.children.length) {
      const names = (node: PageNode) =>
        node.children
          .map((child) => (typeof child === 'string' ? child.slice(0, 30) : `<${child.tag}>`))
          .join(' ');
      return void differ(path, `${names(one)} ≠ ${names(other)}`);
    }
    one.children.forEach((child, place) => {
      const match = other.children[place];
      if (typeof child === 'string') {
        result.compared += 1;
        if (typeof match !== 'string' || !sameText(child, match, vocabulary))
          differ(path, `"${child}" ≠ "${typeof match === 'string' ? match : `<${match?.tag}>`}"`);
      } else if (typeof match === 'string' || !match) differ(path, `<${child.tag}> ≠ "${match}"`);
      else compare(child, match, path);
    });
  }

  compare(recorded, replayed, '');
  return result;
}

/** Every word of a page, for the vocabulary. */
export function wordsOf(page: PageNode, into = new Set<string>()): Set<string> {
  for (const value of Object.values(page.attributes))
    for (const word of value.match(WORD) ?? []) into.add(word);
  for (const child of page.children) {
    if (typeof child !== 'string') wordsOf(child, into);
    else for (const word of child.match(WORD) ?? []) into.add(word);
  }
  return into;
}
