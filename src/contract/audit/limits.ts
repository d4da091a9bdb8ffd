/** Number of events per page. */
export const AUDIT_PAGE = { default: 50, max: 200 } as const;

/** Header of a request that a screen repeats by itself. Equal answers to it are one reading (plugins/audit). */
export const ASKED_AGAIN_HEADER = 'x-asked-again';
