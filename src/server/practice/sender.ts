import { contactLine } from '@/contract/contactLine';
import type { PracticeIdentity } from '@/contract/practiceAnswers';
import type { Database } from '../db/database';
import type { Sender } from '../mail/templates';
import { practiceRepository } from './repository';

/** The practice as the sender of a mail, and how to reach it. */
export type PracticeSender = Sender & Pick<PracticeIdentity, 'address' | 'phone' | 'email'>;

const UNKNOWN: PracticeSender = {
  ...{ name: null, logo: null, contact: '' },
  ...{ address: null, phone: null, email: null },
};

export async function mailSender(db: Database): Promise<PracticeSender> {
  const stored = await practiceRepository(db).identity();
  return stored ? { ...stored, contact: contactLine(stored) } : UNKNOWN;
}
