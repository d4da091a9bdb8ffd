import { SERVICE_MESSAGES as MESSAGES } from '@/contract/services/messages';
import type { ServiceBody } from '@/contract/services/schemas';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { serviceRepository } from '../repository';

/** Changes a service. Appointments that have it keep their duration and type. */
export async function updateService(
  { db, now }: CommandContext,
  { id, body }: { id: string; body: ServiceBody },
) {
  const service = await serviceRepository(db).update(id, body, now);
  if (!service) throw notFound(MESSAGES.notFound);
  return { service };
}
