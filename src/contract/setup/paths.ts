/** Only on our server: the first start of a practice, and the page behind the address that the server prints. */
export const SETUP_PATHS = { one: (token: string) => `/api/setup/${encodeURIComponent(token)}` } as const;

/** Address of the page, below which alone pages are served until the practice has been set up. */
export const SETUP_PAGE = '/setup/';

export const setUpPage = (token: string): string => `${SETUP_PAGE}${encodeURIComponent(token)}`;
