/** That a patient agreed to one version of the privacy text. */
export interface Consent {
  version: string;
  /** Instant, ISO 8601. */
  acceptedAt: string;
}

/** GET /api/consent: what the patient agreed to last, and what stands now. */
export interface ConsentState {
  /** Version of the text in force. */
  currentVersion: string;
  accepted: Consent | null;
}
