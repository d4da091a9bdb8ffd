/** Attribute that page comparisons look for. */
export const FOUND = 'data-found';

/**
 * Attributes of an element that shows results of the synonym search. That search needs the real words, which
 * a masked recording does not have.
 */
export const foundMark = (isSearched: boolean) => (isSearched ? { [FOUND]: '' } : {});
