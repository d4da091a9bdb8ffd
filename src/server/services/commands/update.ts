import type { EditOf } from '@/contract/edits/rule';
import { SERVICE_MESSAGES as MESSAGES } from '@/contract/services/messages';
import { serviceBodySchema, type ServiceBody } from '@/contract/services/schemas';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { serviceRepository } from '../repository';

/** Changes a service. An edit changes its own fields alone. Appointments that have it keep their duration and type. */
export async function updateService(
  { db, now }: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<ServiceBody> },
) {
  const service = await db.transaction(async (transaction) => {
    const repository = serviceRepository(transaction);
    const stored = await repository.hold(id);
    return stored && repository.update(id, editedBody({ schema: serviceBodySchema, edit, stored }), now);
  });
  if (!service) throw notFound(MESSAGES.notFound);
  return { service };
}
