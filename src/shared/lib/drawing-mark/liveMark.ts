/** Attribute checked by tools that compare pages. */
export const LIVE = 'data-live';

/**
 * Attributes for an element drawn frame by frame beside the state. What it holds depends on the moment it is looked
 * at.
 */
export const LIVE_MARK = { [LIVE]: '' };
