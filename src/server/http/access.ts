import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '@/contract/audit/enums';
import type { Role } from '@/contract/common/roles';
import { unauthorized } from './errors';

/** Who may call a route: anyone, or the signed-in of some roles. Every route declares one; see plugins/access. */
export type AccessPolicy = 'public' | { roles: readonly Role[] };

/** The signed-in person, as read from the database on every request. */
export interface SignedInUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Id of the session that the token belongs to. */
  sessionId: string;
  /** For PATIENT: the record that the account belongs to. Null for staff. */
  patientId: string | null;
}

/** What a route leaves in the audit trail; see plugins/audit. */
export interface AuditPolicy {
  action: AuditAction;
  /** Kind of object, e.g. `patient`, `evaluation`. */
  entity: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Compulsory: a route without it fails at start-up. */
    access?: AccessPolicy;
    /** Set on every route that reads or writes a patient's record, or changes what lets an account in. */
    audit?: AuditPolicy;
    /** How `Idempotency-Key` is honoured on a POST; see plugins/idempotency. Default `transaction`. */
    idempotency?: 'transaction' | 'claim' | 'none';
  }
  interface FastifyRequest {
    user: SignedInUser | null;
  }
}

export const STAFF: AccessPolicy = { roles: ['THERAPIST', 'ADMIN'] };
export const THERAPISTS: AccessPolicy = { roles: ['THERAPIST'] };
export const ADMINS: AccessPolicy = { roles: ['ADMIN'] };
export const PATIENTS: AccessPolicy = { roles: ['PATIENT'] };
export const SIGNED_IN: AccessPolicy = { roles: ['PATIENT', 'THERAPIST', 'ADMIN'] };

/**
 * Whether a request is for the API. The route that was found tells it, not the address alone: the router decodes
 * `/%61pi/patients` before it looks.
 */
export const isApiRequest = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api/') || routeOptions.url?.startsWith('/api/') === true;

/** The signed-in user of a route that is not public. */
export function signedIn(request: FastifyRequest): SignedInUser {
  if (!request.user) throw unauthorized();
  return request.user;
}

/** The record of a signed-in PATIENT. Throws 401 for anyone else. */
export function recordOf({ patientId }: SignedInUser): string {
  if (!patientId) throw unauthorized();
  return patientId;
}
