import { contactLine } from '@/contract/practice/contactLine';
import type { Database } from '../db/database';
import type { Sender } from '../mail/templates';
import { practiceRepository } from './repository';

/** The practice as the sender of a mail. */
export async function mailSender(db: Database): Promise<Sender> {
  const stored = await practiceRepository(db).identity();
  return stored ? { ...stored, contact: contactLine(stored) } : { name: null, logo: null, contact: '' };
}
