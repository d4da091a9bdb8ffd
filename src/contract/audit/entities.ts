import type { Role } from '../common/roles';

/** Who did something. `name` is null for an account that no longer exists, and for the server itself. */
export interface AuditActor {
  id: string | null;
  name: string | null;
  /** Null for what a command of the practice did. */
  role: Role | null;
}

/** One read or write of a record: who, what, when and with what result; never the content. */
export interface AuditEvent {
  id: string;
  /** Instant, ISO 8601. */
  at: string;
  actor: AuditActor;
  action: string;
  /** Kind of object, e.g. `patient`; see `auditWording`. */
  entity: string;
  /** Whose record; null for a list. `name` is null where the record was deleted. */
  patient: { id: string; name: string | null } | null;
  /** HTTP status of the answer. */
  result: number;
  /** Where from. Only an ADMIN is told. */
  address: string | null;
}

/** A person who stands in the trail. */
export interface AuditPerson {
  id: string;
  name: string;
  role: Role;
}

/** One page, newest first. */
export interface AuditPage {
  events: AuditEvent[];
  nextCursor: string | null;
}
