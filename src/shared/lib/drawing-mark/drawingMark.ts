/** Attribute that page comparisons look for. */
export const DRAWING = 'data-drawing';

/**
 * Attributes of an element whose deferred content lags behind the state. `aria-busy` tells assistive
 * technology; the mark tells page comparisons.
 */
export const drawingMark = (isBehind: boolean) => (isBehind ? { 'aria-busy': true, [DRAWING]: '' } : {});
