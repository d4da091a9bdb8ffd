import type { ServiceBody } from '@/contract/services/schemas';
import type { CommandContext } from '../../core/context';
import { serviceRepository } from '../repository';

/** Adds a service. Throws 409 if the name is taken. */
export async function createService({ db, now }: CommandContext, body: ServiceBody) {
  return { service: await serviceRepository(db).create(body, now) };
}
