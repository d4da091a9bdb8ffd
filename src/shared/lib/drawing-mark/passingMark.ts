/** Attribute checked by tools that compare pages. */
export const PASSING = 'data-passing';

/** Attributes for an element that comes and goes with the pointer or the focus, which no state holds. */
export const PASSING_MARK = { [PASSING]: '' };
