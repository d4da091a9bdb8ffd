export type { Consent, ConsentState } from './answers';
