import type { Consent } from '../consent/entities';
import type { InvitationSummary } from '../invitations/entities';
import type { Gender, PatientStatus } from './enums';

/** What a list of patients carries: no clinical field (issue: list fields only). */
export interface PatientListItem {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  status: PatientStatus;
  /** Instant, ISO 8601. */
  createdAt: string;
  /** Latest invitation; only our server embeds it (decisions, Data). `null`: known to have none. */
  invitation?: InvitationSummary | null;
}

/** The whole record (spec §3 Patient). `dateOfBirth` is `YYYY-MM-DD`. */
export interface Patient extends PatientListItem {
  dateOfBirth: string | null;
  gender: Gender | null;
  address: string | null;
  emergencyContact: string | null;
  emergencyPhone: string | null;
  medicalHistory: string | null;
  allergies: string | null;
  medications: string | null;
  notes: string | null;
  /** What the patient agreed to last; only our server tells. `null`: nothing yet. */
  consent?: Consent | null;
}

/** GET /api/patients/{id}/stats. */
export interface PatientStats {
  evaluations: number;
  appointments: number;
  activeRoutines: number;
}
