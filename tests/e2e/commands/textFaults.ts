import type { Page } from '@playwright/test';
import { untilStill } from './untilStill';

/**
 * Parts that are not checked, with the reason:
 * - `.fc`: the calendar's grid has cells of fixed height and stacks events itself; the list view has the same
 *   content.
 * - `svg`: drawings scale as a whole.
 * - `[popover]`, `[role=tooltip]`: overlap the page on purpose.
 */
const LEFT_OUT = ['.fc', 'svg', '[popover]', '[role=tooltip]'];
/** Tolerance for rounding, in px. */
const SLACK = 2;

/** One visible line of text. `block` and `layer` are numbers of its containers. */
interface SeenText {
  name: string;
  block: number;
  layer: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Reading {
  texts: SeenText[];
  faults: string[];
}

/**
 * Runs in the page: reads its texts, and lists those that are clipped or make the page wider than the screen.
 */
function readTexts({ leftOut, slack }: { leftOut: string[]; slack: number }): Reading {
  const faults: string[] = [];
  const texts: SeenText[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + slack)
    faults.push(`the page is ${scrollWidth} px wide, ${clientWidth} are seen`);

  const known: Element[] = [];
  const numberOf = (element: Element | undefined) =>
    element ? (known.includes(element) ? known.indexOf(element) : known.push(element) - 1) : -1;
  const isHidden = ({ clip, clipPath, opacity }: CSSStyleDeclaration) =>
    clip === 'rect(0px, 0px, 0px, 0px)' || clipPath === 'inset(50%)' || opacity === '0';
  // Deliberately shortened texts are available in full elsewhere.
  const isShortened = (element: Element, { textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    (textOverflow === 'ellipsis' && element.closest('[title]') !== null) || webkitLineClamp !== 'none';
  const around = (element: Element | null): Element[] =>
    element ? [element, ...around(element.parentElement)] : [];

  const layerOf = (element: Element) =>
    numberOf(around(element).find((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position)));
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter(
      (field) =>
        field.checkVisibility({ visibilityProperty: true }) &&
        !leftOut.some((selector) => field.closest(selector)) &&
        !around(field).some((one) => isHidden(getComputedStyle(one))),
    )
    .map((field) => ({ field, area: field.getBoundingClientRect(), layer: layerOf(field) }));

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (leftOut.some((selector) => element.closest(selector))) continue;
    const frames = around(element).map((one) => ({
      one,
      style: getComputedStyle(one),
      frame: one.getBoundingClientRect(),
    }));
    if (frames.some(({ style }) => isHidden(style))) continue;
    const name = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${node.textContent.trim().slice(0, 40)}”`;
    const block = numberOf(frames.find(({ style }) => style.display !== 'inline')?.one);
    const layer = layerOf(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width <= 1 || box.height <= 1) continue;
      let { left, top, right, bottom } = box;
      let isCut = false;
      let canScroll = false;
      for (const { one, style, frame } of frames) {
        canScroll ||=
          ['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY);
        if (style.overflowX !== 'visible')
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (style.overflowY !== 'visible')
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        isCut =
          left > box.left + slack ||
          right < box.right - slack ||
          top > box.top + slack ||
          bottom < box.bottom - slack;
        if (!isCut) continue;
        // Text in a scroll container can be scrolled into view.
        if (!canScroll && !isShortened(one, style))
          faults.push(`cut: ${name} by <${one.tagName.toLowerCase()} class="${one.className}">`);
        break;
      }
      if (right <= left || bottom <= top) continue;
      texts.push({ name, block, layer, left, top, right, bottom });
      // What lies on a field's box hides what is typed. A field's own marks stand beside it in one parent.
      for (const { field, area, layer: fieldLayer } of fields)
        if (
          fieldLayer === layer &&
          !field.parentElement?.contains(element) &&
          Math.min(right, area.right) - Math.max(left, area.left) > slack * 2 &&
          Math.min(bottom, area.bottom) - Math.max(top, area.top) > slack * 2
        )
          faults.push(
            `covered: a field, “${field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent}”, by ${name}`,
          );
    }
  }
  return { texts, faults };
}

/** Overlapping texts. Sticky elements may overlap the content that scrolls beneath them. */
function coveredTexts(texts: readonly SeenText[]): string[] {
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      if (one.layer !== other.layer || one.block === other.block) return [];
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Line boxes are higher than their letters.
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      return width > SLACK * 2 && height > least * 0.4 ? [`covered: ${one.name} and ${other.name}`] : [];
    }),
  );
}

/** Texts that are clipped, covered by another text, or wider than the page, and fields that a text covers. */
export async function textFaults(page: Page): Promise<string[]> {
  await untilStill(page);
  const { texts, faults } = await page.evaluate(readTexts, { leftOut: LEFT_OUT, slack: SLACK });
  return [...new Set([...faults, ...coveredTexts(texts)])];
}
