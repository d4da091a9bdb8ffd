import type { ImportBody } from '@/contract/importSchemas';
import type { CommandContext } from '../../core/context';
import { newLead } from '../../patients/newLead';
import { dropAbandonedImports, importRepository } from '../repository';

/** Begins an import for a therapist. No record exists until its end. */
export async function beginImport(context: CommandContext, { therapistId, total }: ImportBody) {
  const { db, user, now, audited } = context;
  const lead = await newLead(context, therapistId);
  await dropAbandonedImports(db, now);
  const values = { authorId: user.id, therapistId: lead.id, total, createdAt: now, updatedAt: now };
  const id = await importRepository(db).begin(values);
  audited({ entityId: id });
  return { id };
}
