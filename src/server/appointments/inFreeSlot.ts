import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { ROOM_MESSAGES } from '@/contract/rooms/messages';
import { SERVICE_MESSAGES } from '@/contract/services/messages';
import type { Database } from '../db/database';
import { databaseFailureOf } from '../db/failures';
import { conflict, type DomainError, invalidField } from '../core/errors';
import { appointmentsRepository, type Place } from './repository';

/** What may refuse a write to the agenda. */
export interface Refusal {
  /** Whether the write is refused. It runs under the locks, so it asks no more than it must. */
  applies: (db: Database) => Promise<boolean>;
  /** The error that refuses it, with what may be done instead; undefined if it no longer applies. */
  explain: (db: Database) => Promise<DomainError | undefined>;
}

/** A refusal that costs as much to find as to explain. */
export const simpleRefusal = (explain: Refusal['explain']): Refusal => ({
  applies: async (db) => (await explain(db)) !== undefined,
  explain,
});

/** The first refusal that applies. */
export const firstOf = (...refusals: readonly Refusal[]): Refusal => ({
  async applies(db) {
    for (const refusal of refusals) if (await refusal.applies(db)) return true;
    return false;
  },
  async explain(db) {
    for (const refusal of refusals) {
      const refused = await refusal.explain(db);
      if (refused) return refused;
    }
    return undefined;
  },
});

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

/** Ends a transaction that was refused under its locks. */
class Refused extends Error {}

/** What a failed write says before it is explained; undefined for a failure that is none of the agenda's. */
function refusalText(error: unknown): string | undefined {
  if (error instanceof Refused) return MESSAGES.overlap;
  const { code, constraint = '' } = databaseFailureOf(error) ?? {};
  return OVERLAPS[constraint] ?? (code === DEADLOCK ? MESSAGES.overlap : undefined);
}

/**
 * Writes to the agenda if therapist, patient and room are free, one writer at a time. The refusal is looked for before
 * the transaction, because most need none, and again under the locks. It is explained without them, so that the next
 * writer does not wait for the proposals. The database constraints refuse what changed in between.
 */
export async function inFreeSlot<T>(
  db: Database,
  place: Place,
  refusal: Refusal,
  write: (transaction: Database) => Promise<T>,
): Promise<T> {
  const known = (await refusal.applies(db)) ? await refusal.explain(db) : undefined;
  if (known) throw known;
  try {
    return await db.transaction(async (transaction) => {
      await appointmentsRepository(transaction).lockPlace(place);
      if (await refusal.applies(transaction)) throw new Refused();
      return write(transaction);
    });
  } catch (error) {
    const gone = GONE[databaseFailureOf(error)?.constraint ?? ''];
    if (gone) throw gone();
    const text = refusalText(error);
    if (text === undefined) throw error;
    throw (await refusal.explain(db)) ?? conflict(text);
  }
}
