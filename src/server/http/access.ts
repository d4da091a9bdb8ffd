import type { FastifyRequest } from 'fastify';
import type { Role } from '@/contract/common/roles';
import type { AuditPolicy, SignedInUser } from '../core/context';
import { unauthorized } from '../core/errors';

/**
 * Who may call a route: anyone, or signed-in users of some roles. Every route declares one; see
 * plugins/access.
 */
export type AccessPolicy = 'public' | { roles: readonly Role[] };

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
/** A therapist, for the records they attend, and a patient, for their own; nothing for an ADMIN. */
export const CARED_FOR: AccessPolicy = { roles: ['THERAPIST', 'PATIENT'] };
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
