import { DRAWING, FOUND } from '@/shared/lib/marks';
import type { PageNode } from './pageNode';

/*
 * Differences between two renders of the same state that a comparison ignores, each with its reason.
 * Component state is handled in `localParts.ts`, overlays in `pageTree.ts`.
 */

/**
 * Overlays set `inert` and React Aria's attribute on the elements below. `nonce` changes with each page load.
 * Pointer and focus belong to the browser.
 */
const LEFT_OUT = new Set([
  ...['inert', 'data-react-aria-top-layer', 'nonce'],
  ...['data-focused', 'data-focus-visible', 'data-hovered', 'data-pressed'],
]);
/** Ids numbered by React and React Aria in render order. */
const GENERATED_ID = /(?:react-aria-?|_r_|:r|«r)[\w:»-]*/g;
/** The hue of an avatar depends on the name, which is masked. */
const HUE = /--hue:\s*[\d.]+;?/g;
const PIXELS = /(-?\d+(?:\.\d+)?)px/g;

/**
 * FullCalendar sets row heights from the measured width one or more frames after rendering, so an action may
 * come first. They depend on the window, not on the state. `min-height: 0px` equals none.
 */
const ROW_HEIGHT = /flex-basis:[^;]*;?|min-height:\s*0px;?/g;

/** Sorts the declarations of a style, whose order is invisible. */
const normaliseStyle = (style: string): string =>
  style
    .replace(HUE, '')
    .replace(ROW_HEIGHT, '')
    .split(';')
    .map((declaration) => declaration.trim())
    .filter(Boolean)
    .sort()
    .join('; ');

/**
 * Whether two styles are equal to the pixel. Measured lengths differ in their last digits, and the
 * current-time line of the agenda moves with the clock.
 */
export function isSameStyle(one: string, other: string): boolean {
  const lengths = (style: string) => [...style.matchAll(PIXELS)].map(([, length]) => Number(length));
  const [before, after] = [lengths(one), lengths(other)];
  return (
    one.replace(PIXELS, 'px') === other.replace(PIXELS, 'px') &&
    before.every((length, index) => Math.abs(length - (after[index] ?? 0)) <= 1)
  );
}

/** Attributes of an element, with a control's current value instead of its initial one. */
export function normaliseAttributes(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    if (LEFT_OUT.has(name)) continue;
    const text = name === 'style' ? normaliseStyle(value) : value.replace(GENERATED_ID, '#').trim();
    if (name !== 'style' || text) attributes[name] = text;
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

/**
 * Whether the recorded page shows a spinner for code that the replay has already loaded. No action marks the
 * loading, and it happens once per page.
 */
export const isPartToCome = (recorded: PageNode, replayed: PageNode): boolean =>
  waitsForPart(recorded) && !waitsForPart(replayed);

/** Whether the node is a spinner, or contains nothing else. */
function waitsForPart({ attributes, children }: PageNode): boolean {
  if (attributes.role === 'status') return attributes['aria-label'] === undefined;
  const [only] = children;
  return children.length === 1 && typeof only === 'object' && waitsForPart(only);
}

/** Whether the node shows results of the synonym search, which finds other rows in a masked recording. */
export const isFoundByMeaning = (recorded: PageNode, replayed: PageNode): boolean =>
  FOUND in recorded.attributes && FOUND in replayed.attributes;

/**
 * Whether the recorded page still showed the previous content, marked with `drawingMark`. Slow renders are
 * deferred, so the next action may come first.
 */
export const isDrawnLater = (recorded: PageNode, replayed: PageNode): boolean =>
  DRAWING in recorded.attributes && !(DRAWING in replayed.attributes);

const isDrawing = (child: PageNode | string | undefined): boolean =>
  typeof child === 'object' && child.tag === 'svg';

/**
 * Whether one side has a drawing that the other has not drawn yet. Figures are drawn one per task when they
 * come into view (`exercise-thumbnail/drawQueue.ts`), so this depends on scroll position and time.
 */
export function isPictureToCome(one: PageNode, other: PageNode): boolean {
  const [empty, drawn] = one.children.length === 0 ? [one, other] : [other, one];
  return empty.children.length === 0 && drawn.children.length === 1 && isDrawing(drawn.children[0]);
}

/**
 * Whether the node is a virtual list, which reserves the height of hidden rows by its own size or by empty
 * elements.
 */
const isWindow = (node: PageNode): boolean =>
  node.attributes.style !== undefined || node.children.some((child) => rowOf(child) === undefined);

/** Drops a row's position, which is measured. */
function withoutPlace(row: PageNode): PageNode {
  const { style: _style, ...attributes } = row.attributes;
  return { ...row, attributes };
}

const rowOf = (child: PageNode | string): string | undefined =>
  typeof child === 'object' ? child.attributes['data-index'] : undefined;

/**
 * Pairs the rows of a virtual list that both sides have rendered, which depends on scroll position and row
 * heights. `null` for any other element. Elements beside the rows are spacers.
 */
export function pairRows(
  one: PageNode,
  other: PageNode,
): { pairs: [PageNode, PageNode][]; unpaired: PageNode[] } | null {
  const rows = (node: PageNode) => {
    const known = new Map<string, PageNode>();
    for (const child of node.children) {
      const row = rowOf(child);
      if (row !== undefined) known.set(row, child as PageNode);
    }
    return known;
  };
  const [before, after] = [rows(one), rows(other)];
  if (before.size === 0 || after.size === 0 || (!isWindow(one) && !isWindow(other))) return null;
  const pairs: [PageNode, PageNode][] = [];
  const unpaired: PageNode[] = [];
  for (const [row, node] of before) {
    const match = after.get(row);
    if (match) pairs.push([withoutPlace(node), withoutPlace(match)]);
    else unpaired.push(node);
  }
  return pairs.length > 0 ? { pairs, unpaired } : null;
}
