import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { Database } from '../db/database';
import { violates } from '../db/failures';
import { conflict, type DomainError } from '../http/errors';
import { appointmentsRepository } from './repository';

/** What speaks against a write as the database stands now; undefined if nothing. */
export type Refusal = (db: Database) => Promise<DomainError | undefined>;

/**
 * Writes to a therapist's agenda where its time is free, in turn with the agenda's other writers. `refuse` is asked
 * before there is a transaction, because most refusals need none; again in the writer's turn; and for the 409 when the
 * database itself refused an overlap, which only a writer that takes no turn can cause.
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
