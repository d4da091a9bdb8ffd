/** Attribute checked by tools that compare pages. */
export const DRAWING = 'data-drawing';

/**
 * Attributes for an element whose deferred content is behind the state. `aria-busy` is for assistive
 * technology, the other for tools that compare pages.
 */
export const drawingMark = (isBehind: boolean) => (isBehind ? { 'aria-busy': true, [DRAWING]: '' } : {});

/** Attribute checked by tools that compare pages. */
export const FOUND = 'data-found';

/**
 * Attributes for an element with results of the synonym search. Such results differ in a replay, because a
 * recording's words are masked.
 */
export const foundMark = (isSearched: boolean) => (isSearched ? { [FOUND]: '' } : {});

/** Attribute checked by tools that compare pages. */
export const LIVE = 'data-live';

/**
 * Attributes for an element drawn frame by frame beside the state. What it holds depends on the moment it is looked
 * at.
 */
export const LIVE_MARK = { [LIVE]: '' };

/** Attribute checked by tools that compare pages. */
export const PASSING = 'data-passing';

/** Attributes for an element that comes and goes with the pointer or the focus, which no state holds. */
export const PASSING_MARK = { [PASSING]: '' };
