import type { InferType } from 'yup';
import { AUDIT_PAGE } from '@/contract/audit';
import type { auditQuerySchema, ownAuditQuerySchema } from '@/contract/auditSchemas';
import { addDays, startOfDay } from '@/contract/common/practiceTime';
import { type CommandContext, recordOf } from '../core/context';
import { invalid } from '../core/errors';
import { isUuid } from '../core/ids';
import { toPage } from './answers';
import { auditRepository } from './repository';

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
    patientId: patientId || undefined,
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
    patientId,
    // Refused attempts did not show the record.
    outcome: 'DONE',
    withoutActor: by === 'OTHERS' ? user.id : undefined,
    after: readCursor(cursor),
    limit,
  });
  audited({ patientId });
  return toPage(rows, limit, false);
}
