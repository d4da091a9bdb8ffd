import type { AuditEvent } from '@/contract/auditSchemas';
import type { Role } from '@/contract/common/roles';
import type { AuditRow } from './repository';

/** Converts an event into an answer; only an ADMIN gets its network address. */
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

/** A page of at most `limit` events, built from `limit` + 1 rows. */
export function toPage(rows: AuditRow[], limit: number, withAddress: boolean) {
  const page = rows.slice(0, limit);
  return {
    events: page.map((row) => toEvent(row, withAddress)),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
}
