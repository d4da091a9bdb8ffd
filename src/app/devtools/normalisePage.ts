import { DRAWING, FOUND } from '@/shared/lib/drawing-mark';
import type { PageNode } from './pageNode';

/*
 * What two drawings of one state need not share. Everything that a comparison of pages leaves out stands here with its
 * reason, but for what components keep to themselves (`localParts.ts`) and what lies over the page (`pageTree.ts`).
 */

/**
 * `inert` and React Aria's mark are set by overlays on what lies beneath them; `nonce` is of one page load; where the
 * pointer and the focus are belongs to the browser.
 */
const LEFT_OUT = new Set([
  ...['inert', 'data-react-aria-top-layer', 'nonce'],
  ...['data-focused', 'data-focus-visible', 'data-hovered', 'data-pressed'],
]);
/** Numbered in the order of drawing by React and React Aria. */
const GENERATED_ID = /(?:react-aria-?|_r_|:r|«r)[\w:»-]*/g;
/** The hue of an avatar comes from the name; names are masked. */
const HUE = /--hue:\s*[\d.]+;?/g;
const PIXELS = /(-?\d+(?:\.\d+)?)px/g;

/**
 * The agenda's library makes its rows as high as the width that it measures asks for, a frame or more after it has drawn
 * them: the next action may come before. It tells of the window, not of the state. A least height of nothing is none.
 */
const ROW_HEIGHT = /flex-basis:[^;]*;?|min-height:\s*0px;?/g;

/** A style's declarations stand in the order in which they were set, which is not seen. */
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
 * Whether two styles are alike to the pixel: lengths that were measured differ in the last digits, and the agenda's line
 * of now goes on with the clock.
 */
export function isSameStyle(one: string, other: string): boolean {
  const lengths = (style: string) => [...style.matchAll(PIXELS)].map(([, length]) => Number(length));
  const [before, after] = [lengths(one), lengths(other)];
  return (
    one.replace(PIXELS, 'px') === other.replace(PIXELS, 'px') &&
    before.every((length, index) => Math.abs(length - (after[index] ?? 0)) <= 1)
  );
}

/** An element's attributes, and what its control holds in the place of what it began with. */
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
 * Whether the recorded page waited for a part's code (a spinner in its place) where the replay has it: no action tells
 * of its coming, and it comes once in a page's life.
 */
export const isPartToCome = (recorded: PageNode, replayed: PageNode): boolean =>
  waitsForPart(recorded) && !waitsForPart(replayed);

/** A spinner, or a frame with nothing else in it. */
function waitsForPart({ attributes, children }: PageNode): boolean {
  if (attributes.role === 'status') return attributes['aria-label'] === undefined;
  const [only] = children;
  return children.length === 1 && typeof only === 'object' && waitsForPart(only);
}

/** Whether the recorded page shows what a search by meaning has found, which a masked recording finds otherwise. */
export const isFoundByMeaning = (recorded: PageNode, replayed: PageNode): boolean =>
  FOUND in recorded.attributes && FOUND in replayed.attributes;

/**
 * Whether the recorded page still had what it is about to draw over, and said so (`drawingMark`): what takes long waits
 * until there is time, and meanwhile the next action may have come.
 */
export const isDrawnLater = (recorded: PageNode, replayed: PageNode): boolean =>
  DRAWING in recorded.attributes && !(DRAWING in replayed.attributes);

const isDrawing = (child: PageNode | string | undefined): boolean =>
  typeof child === 'object' && child.tag === 'svg';

/**
 * Whether one side has a picture for which the other still keeps an empty place: figures are drawn when they come into
 * view, one to a task (`exercise-thumbnail/drawQueue.ts`), so it is the scroll position and the time that decide.
 */
export function isPictureToCome(one: PageNode, other: PageNode): boolean {
  const [empty, drawn] = one.children.length === 0 ? [one, other] : [other, one];
  return empty.children.length === 0 && drawn.children.length === 1 && isDrawing(drawn.children[0]);
}

/** A list that draws a part of its rows keeps the room of the others: by a size of its own, or with empty neighbours. */
const isWindow = (node: PageNode): boolean =>
  node.attributes.style !== undefined || node.children.some((child) => rowOf(child) === undefined);

/** Where a row stands was measured. */
function withoutPlace(row: PageNode): PageNode {
  const { style: _style, ...attributes } = row.attributes;
  return { ...row, attributes };
}

const rowOf = (child: PageNode | string): string | undefined =>
  typeof child === 'object' ? child.attributes['data-index'] : undefined;

/**
 * A long list draws the rows in view, so that the scroll position and the heights of its rows decide which: pairs the
 * rows that both sides have drawn. `null` for whatever is no such list. What stands beside its rows is the room of
 * those that are not drawn.
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
