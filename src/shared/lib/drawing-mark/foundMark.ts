/** The attribute by which what compares pages knows it. */
export const FOUND = 'data-found';

/**
 * Attributes of an element that shows what a search by meaning has found: synonyms, plurals and slips need the words
 * themselves, and a masked recording has others.
 */
export const foundMark = (isSearched: boolean) => (isSearched ? { [FOUND]: '' } : {});
