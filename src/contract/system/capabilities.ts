/** Path of the health check. Its answer also lists the server's capabilities beyond the documented calls. */
export const HEALTH_PATH = '/api/health';

/** Optional features of a server. The browser uses one only if the server lists it. */
export const CAPABILITIES = [
  'sharedNotes',
  'appointmentEndings',
  'patientDetails',
  'documents',
  'duplicateCheck',
  'episodes',
  'therapistChange',
  'recordFigures',
  'listFiles',
  'imports',
  'appointmentImports',
  'recordMerges',
  'prescriptions',
  'restore',
  'edits',
  'desk',
  'owner',
  'legalIdentity',
  'appointmentLinks',
  'appointmentAnswers',
  'communications',
  'outbox',
  'appointmentBatch',
] as const;

/** How far the clock of a device may be off before it is corrected and spoken of, in ms. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** Named by a server that has no mail server: mails stay in its folder, and their links on its console. */
export const MAIL_OUTBOX = 'mailOutbox';

export type Capability = (typeof CAPABILITIES)[number] | typeof MAIL_OUTBOX;
