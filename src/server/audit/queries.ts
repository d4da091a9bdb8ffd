import type { InferType } from 'yup';
import type { AuditEvent, auditQuerySchema, ownAuditQuerySchema } from '@/contract/auditSchemas';
import type { Role } from '@/contract/common/roles';
import { AUDIT_PAGE } from '@/contract/audit';
import { addDays, startOfDay } from '@/contract/common/practiceTime';
import { type AuditRow, auditRepository } from './repository';
import { patientRepository } from '../patients/repository';
import { type CommandContext, recordOf } from '../core/context';
import { invalid } from '../core/errors';
import { isUuid } from '../core/ids';

/** Converts an event into an answer; only administration gets its network address, and the colleague whom it is about. */
const toEvent = (row: AuditRow, forAdministration: boolean): AuditEvent => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName, role: row.actorRole as Role | null },
  action: row.action,
  entity: row.entity,
  patient: row.patientId === null ? null : { id: row.patientId, name: row.patientName },
  ...(forAdministration &&
    row.subjectId !== null &&
    row.subjectName !== null && { subject: { id: row.subjectId, name: row.subjectName } }),
  result: row.result,
  address: forAdministration ? row.address : null,
});

/** A page of at most `limit` events, built from `limit` + 1 rows. */
function toPage(rows: AuditRow[], limit: number, forAdministration: boolean) {
  const page = rows.slice(0, limit);
  return {
    events: page.map((row) => toEvent(row, forAdministration)),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
}

/** Reads a cursor: the id of an event. Throws `invalid` for text that the database's bigint cannot hold. */
function readCursor(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw invalid('El cursor no es válido');
  return Number(text);
}

/** One page of the practice's access log. */
export async function listAccess(
  { db, timeZone, audited }: CommandContext,
  query: InferType<typeof auditQuerySchema>,
) {
  const { patientId, actorId, action, outcome, from, to, cursor, limit = AUDIT_PAGE.default } = query;
  const rows = await auditRepository(db).list({
    patientIds: patientId ? await patientRepository(db).recordsOf(patientId) : undefined,
    actorId: actorId || undefined,
    action,
    outcome,
    from: from ? startOfDay(from, timeZone) : undefined,
    before: to ? startOfDay(addDays(to, 1), timeZone) : undefined,
    after: readCursor(cursor),
    limit,
  });
  if (isUuid(patientId)) audited({ patientId });
  return toPage(rows, limit, true);
}

/** All users with an account who appear in the log. */
export const listAccessPeople = async ({ db }: CommandContext) => ({
  people: await auditRepository(db).people(),
});

/** One page of the accesses to the signed-in patient's own record. */
export async function listOwnAccess(
  { db, user, audited }: CommandContext,
  { by = 'OTHERS', cursor, limit = AUDIT_PAGE.default }: InferType<typeof ownAuditQuerySchema>,
) {
  const patientId = recordOf(user);
  const rows = await auditRepository(db).list({
    patientIds: await patientRepository(db).recordsOf(patientId),
    // Refused attempts did not show the record.
    outcome: 'DONE',
    withoutActor: by === 'OTHERS' ? user.id : undefined,
    after: readCursor(cursor),
    limit,
  });
  audited({ patientId });
  return toPage(rows, limit, false);
}
