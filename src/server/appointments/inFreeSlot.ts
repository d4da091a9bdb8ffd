import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { Database } from '../db/database';
import { violates } from '../db/failures';
import { conflict, type DomainError } from '../http/errors';
import { appointmentsRepository } from './repository';

/** Checks a write against the database. Resolves to the error that refuses it, or to undefined. */
export type Refusal = (db: Database) => Promise<DomainError | undefined>;

/**
 * Writes to a therapist's agenda if the time is free, one writer at a time. `refuse` runs before the
 * transaction, because most refusals need none, and again under the lock. It runs a third time to explain a
 * 409 when the exclusion constraint refused a writer that took no lock.
 */
export async function inFreeSlot<T>(
  db: Database,
  therapistId: string,
  refuse: Refusal,
  write: (transaction: Database) => Promise<T>,
): Promise<T> {
  const known = await refuse(db);
  if (known) throw known;
  try {
    return await db.transaction(async (transaction) => {
      await appointmentsRepository(transaction).lockAgenda(therapistId);
      const refused = await refuse(transaction);
      if (refused) throw refused;
      return write(transaction);
    });
  } catch (error) {
    if (!violates(error, 'appointments_never_overlap')) throw error;
    throw (await refuse(db)) ?? conflict(MESSAGES.overlap);
  }
}
