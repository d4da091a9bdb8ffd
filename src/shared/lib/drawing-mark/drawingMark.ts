/** The attribute by which what compares pages knows it. */
export const DRAWING = 'data-drawing';

/**
 * Attributes of an element whose content is behind the state, because drawing it waits until there is time: assistive
 * technology is told that it is busy, and whoever compares pages that others are coming.
 */
export const drawingMark = (isBehind: boolean) => (isBehind ? { 'aria-busy': true, [DRAWING]: '' } : {});
