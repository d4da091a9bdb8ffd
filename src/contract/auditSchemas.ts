import * as yup from 'yup';
import { AUDIT_ACTIONS, AUDIT_OUTCOMES, AUDIT_PAGE } from './audit';
import {
  calendarDate,
  type Entity,
  enumValue,
  given,
  instant,
  integer,
  maybe,
  optionalText,
  whole,
} from './common/fields';
import { ROLES } from './common/roles';

/** Actor of an event. `name` is null for a deleted account; all fields are null for the server itself. */
const auditActor = yup.object({
  id: maybe(),
  name: maybe(),
  role: yup.string().oneOf(ROLES).nullable().defined(),
});
export type AuditActor = Entity<typeof auditActor>;

/** An access to a record: who, what, when and the result. Never contains the content. */
const auditEvent = yup.object({
  id: given(),
  at: instant(),
  actor: auditActor.required(),
  action: given(),
  /** Kind of object, e.g. `patient`; see `auditWording`. */
  entity: given(),
  /** Patient of the record; null for lists. `name` is null if the record was deleted. */
  patient: yup.object({ id: given(), name: maybe() }).nullable().defined(),
  /** Colleague whose account, hours, patients or cover it was about; absent if there is none. Only an ADMIN sees it. */
  subject: yup.object({ id: given(), name: given() }).default(undefined).optional(),
  /** HTTP status of the answer. */
  result: whole(),
  /** IP address. Only an ADMIN sees it. */
  address: maybe(),
});
export type AuditEvent = Entity<typeof auditEvent>;

/** GET /api/audit and GET /api/audit/mine: one page, newest first. */
export const auditPage = yup.object({ events: yup.array(auditEvent).required(), nextCursor: maybe() });
export type AuditPage = Entity<typeof auditPage>;

const auditPerson = yup.object({ id: given(), name: given(), role: yup.string().oneOf(ROLES).required() });
/** An actor in the access log, for the filter. */
export type AuditPerson = Entity<typeof auditPerson>;

/** GET /api/audit/people. */
export const auditPeople = yup.object({ people: yup.array(auditPerson).required() });

const paging = {
  limit: integer(1, AUDIT_PAGE.max),
  cursor: optionalText(20),
};

/**
 * Query of GET /api/audit. People and patients are given by id, never by name, because addresses are logged
 * in many places.
 */
export const auditQuerySchema = yup.object({
  ...paging,
  patientId: optionalText(64),
  actorId: optionalText(64),
  action: enumValue(AUDIT_ACTIONS),
  outcome: enumValue(AUDIT_OUTCOMES),
  /** Days of the practice, both included. */
  from: calendarDate(),
  to: calendarDate(),
});

/** Query of GET /api/audit/mine. `ALL` includes the patient's own accesses. */
export const ownAuditQuerySchema = yup.object({ ...paging, by: enumValue(['OTHERS', 'ALL'] as const) });
