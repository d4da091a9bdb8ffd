import type { CommandContext } from '../core/context';
import { serviceRepository } from './repository';

/** All services of the practice, active ones first, by name. */
export async function listServices({ db }: CommandContext) {
  return { services: await serviceRepository(db).list() };
}
