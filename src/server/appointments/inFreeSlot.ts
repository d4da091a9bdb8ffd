import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { ROOM_MESSAGES } from '@/contract/rooms/messages';
import { SERVICE_MESSAGES } from '@/contract/services/messages';
import type { Database } from '../db/database';
import { databaseFailureOf } from '../db/failures';
import { conflict, invalidField, type DomainError } from '../http/errors';
import { appointmentsRepository, type Place } from './repository';

/** Checks a write against the database. Resolves to the error that refuses it, or to undefined. */
export type Refusal = (db: Database) => Promise<DomainError | undefined>;

const DEADLOCK = '40P01';

/** What the constraints that keep appointments apart say to the person. */
const OVERLAPS: Record<string, string> = {
  appointments_never_overlap: MESSAGES.overlap,
  appointments_patient_never_overlap: MESSAGES.patientBusy,
  appointments_room_never_overlap: MESSAGES.roomBusy,
};

/** Refusals of a service or room that was deleted after it was checked. */
const GONE: Record<string, () => DomainError> = {
  appointments_service_id_services_id_fk: () => invalidField('serviceId', SERVICE_MESSAGES.unknown),
  appointments_room_id_rooms_id_fk: () => invalidField('roomId', ROOM_MESSAGES.unknown),
};

/**
 * Writes to the agenda if therapist, patient and room are free, one writer at a time. `refuse` runs before
 * the transaction, because most refusals need none, and again under the locks. It runs a third time to
 * explain a 409 when only an exclusion constraint noticed, because a writer changed the room in between.
 */
export async function inFreeSlot<T>(
  db: Database,
  place: Place,
  refuse: Refusal,
  write: (transaction: Database) => Promise<T>,
): Promise<T> {
  const known = await refuse(db);
  if (known) throw known;
  try {
    return await db.transaction(async (transaction) => {
      await appointmentsRepository(transaction).lockPlace(place);
      const refused = await refuse(transaction);
      if (refused) throw refused;
      return write(transaction);
    });
  } catch (error) {
    const { code, constraint = '' } = databaseFailureOf(error) ?? {};
    const gone = GONE[constraint];
    if (gone) throw gone();
    const overlap = OVERLAPS[constraint] ?? (code === DEADLOCK ? MESSAGES.overlap : undefined);
    if (overlap === undefined) throw error;
    throw (await refuse(db)) ?? conflict(overlap);
  }
}
