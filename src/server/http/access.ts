import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '@/contract/audit/enums';
import type { Role } from '@/contract/common/roles';
import { unauthorized } from './errors';

/**
 * Who may call a route: anyone, or signed-in users of some roles. Every route declares one; see
 * plugins/access.
 */
export type AccessPolicy = 'public' | { roles: readonly Role[] };

/** The signed-in user, read from the database on every request. */
export interface SignedInUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Id of the sign-in session that the token belongs to. */
  sessionId: string;
  /** For a PATIENT, the id of their record; null for staff. */
  patientId: string | null;
  /** Day of the practice on which they ask, `YYYY-MM-DD`: who attends whom depends on it. */
  today: string;
}

/** The event that a route writes to the access log; see plugins/audit. */
export interface AuditPolicy {
  action: AuditAction;
  /** Kind of object, e.g. `patient`, `evaluation`. */
  entity: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required: a route without a policy stops the start. */
    access?: AccessPolicy;
    /** Set on every route that reads or writes a patient's record, or changes how an account signs in. */
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
 * Whether a request is for the API. The matched route decides too, because the router decodes
 * `/%61pi/patients`.
 */
export const isApiRequest = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api/') || routeOptions.url?.startsWith('/api/') === true;

/** The signed-in user. Throws 401 if there is none. */
export function signedIn(request: FastifyRequest): SignedInUser {
  if (!request.user) throw unauthorized();
  return request.user;
}

/** Record id of a signed-in PATIENT. Throws 401 for anyone else. */
export function recordOf({ patientId }: SignedInUser): string {
  if (!patientId) throw unauthorized();
  return patientId;
}
