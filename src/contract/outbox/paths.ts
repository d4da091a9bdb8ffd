/** Only where the server names `outbox`. */
export const OUTBOX_PATHS = {
  /** Messages that have ended without being delivered, for an ADMIN. */
  failures: '/api/outbox/failures',
  /** Sends one of them again. */
  retry: (id: string) => `/api/outbox/failures/${encodeURIComponent(id)}/retry`,
  /** What the practice has written in its mails, and how one reads. */
  texts: '/api/outbox/texts',
  preview: '/api/outbox/preview',
  /** Sends a mail to the address of who asks. */
  test: '/api/outbox/test',
} as const;
