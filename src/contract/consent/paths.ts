/** Path of the patient's own consent. */
export const CONSENT_PATHS = { own: '/api/consent' } as const;
