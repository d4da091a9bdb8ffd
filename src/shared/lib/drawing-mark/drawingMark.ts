/** Attribute checked by tools that compare pages. */
export const DRAWING = 'data-drawing';

/**
 * Attributes for an element whose deferred content is behind the state. `aria-busy` is for assistive
 * technology, the other for tools that compare pages.
 */
export const drawingMark = (isBehind: boolean) => (isBehind ? { 'aria-busy': true, [DRAWING]: '' } : {});
