/** Number of events per page. */
export const AUDIT_PAGE = { default: 50, max: 200 } as const;
