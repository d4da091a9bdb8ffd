/** Attribute checked by tools that compare pages. */
export const FOUND = 'data-found';

/**
 * Attributes for an element with results of the synonym search. Such results differ in a replay, because a
 * recording's words are masked.
 */
export const foundMark = (isSearched: boolean) => (isSearched ? { [FOUND]: '' } : {});
