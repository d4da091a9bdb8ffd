import type { Database } from '../db/database';
import type { Sender } from '../mail/templates';
import { practiceRepository } from './repository';

/** The practice as the sender of a mail. */
export async function mailSender(db: Database): Promise<Sender> {
  const stored = await practiceRepository(db).identity();
  return { name: stored?.name ?? null, logo: stored?.logo ?? null };
}
