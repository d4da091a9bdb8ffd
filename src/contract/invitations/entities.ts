import type { InvitationStatus } from './enums';

/** What a patient row needs of its invitation. Instants are ISO 8601. */
export interface InvitationSummary {
  id: string;
  email: string;
  status: InvitationStatus;
  createdAt: string;
  expiresAt: string | null;
}

/** Spec §3 Invitation. */
export interface Invitation extends InvitationSummary {
  patientId?: string;
  patient?: { name: string } | null;
  therapist?: { name: string } | null;
  /** Version of the privacy text in force; only our server names one. */
  privacyVersion?: string;
  /** Address for the patient, only in the answer that creates it ('Copiar enlace'). */
  link?: string;
}
