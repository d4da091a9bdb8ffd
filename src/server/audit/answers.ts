import * as yup from 'yup';
import type { AuditEvent } from '@/contract/audit/entities';
import { ROLES, type Role } from '@/contract/common/roles';
import type { AuditRow } from './repository';

const auditEvent = yup.object({
  id: yup.string().required(),
  at: yup.string().required(),
  actor: yup
    .object({
      id: yup.string().nullable(),
      name: yup.string().nullable(),
      role: yup.string().oneOf(ROLES).nullable(),
    })
    .required(),
  action: yup.string().required(),
  entity: yup.string().required(),
  patient: yup.object({ id: yup.string().required(), name: yup.string().nullable() }).nullable(),
  result: yup.number().integer().required(),
  address: yup.string().nullable(),
});

/** GET /api/audit and GET /api/audit/mine. */
export const auditPageAnswer = yup.object({
  events: yup.array(auditEvent).required(),
  nextCursor: yup.string().nullable(),
});

/** GET /api/audit/people. */
export const auditPeopleAnswer = yup.object({
  people: yup
    .array(
      yup.object({
        id: yup.string().required(),
        name: yup.string().required(),
        role: yup.string().oneOf(ROLES).required(),
      }),
    )
    .required(),
});

/** An event as it leaves the server; where it came from is for an ADMIN alone. */
const toEvent = (row: AuditRow, withAddress: boolean): AuditEvent => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName, role: row.actorRole as Role | null },
  action: row.action,
  entity: row.entity,
  patient: row.patientId === null ? null : { id: row.patientId, name: row.patientName },
  result: row.result,
  address: withAddress ? row.address : null,
});

/** A page of `limit` events out of one more. */
export function toPage(rows: AuditRow[], limit: number, withAddress: boolean) {
  const page = rows.slice(0, limit);
  return {
    events: page.map((row) => toEvent(row, withAddress)),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
}
