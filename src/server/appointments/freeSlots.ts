import type { SeriesPlan } from '@/contract/appointmentAnswers';
import { FREE_SLOT_DAYS, nextFreeSlots } from '@/contract/freeSlots';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import type { AppointmentBody } from '@/contract/appointmentSchemas';
import { planSeries } from '@/contract/appointmentSeries';
import {
  firstOverlap,
  type Interval,
  intervalAt,
  intervalOf,
  isPast,
  pastField,
  type WallSlot,
} from '@/contract/appointmentTime';
import { toOffsetIso, type WallClock, wallClockOf } from '@/contract/common/practiceTime';
import { ROOM_MESSAGES } from '@/contract/rooms';
import { SERVICE_MESSAGES } from '@/contract/services';
import { DAY_MS } from '@/contract/common/constants';
import type { CommandContext } from '../core/context';
import { conflict, type DomainError, invalidField } from '../core/errors';
import type { Database } from '../db/database';
import { databaseFailureOf } from '../db/failures';
import { timetableOf } from '../hours/timetable';
import { agendaRepository } from './agendaRepository';
import type { AppointmentRow, Place } from './repository';

/**
 * The time in a request body. The casts are safe: the schema allows null for an empty form, but then requires
 * text.
 */
export const slotOf = ({ date, time, duration }: AppointmentBody): WallSlot => ({
  date: date as string,
  time: time as string,
  duration,
});

/** The time of a stored appointment, as form values. */
export const slotOfRow = (
  { startsAt, duration }: Pick<AppointmentRow, 'startsAt' | 'duration'>,
  timeZone: string,
): WallSlot => ({ ...wallClockOf(startsAt, timeZone), duration });

/** Throws `invalid` beside the day or the hour if the appointment would begin too far in the past. */
export function refusePast(
  slot: WallSlot,
  { now, timeZone }: Pick<CommandContext, 'now' | 'timeZone'>,
): void {
  if (isPast(slot, now, timeZone)) throw invalidField(pastField(slot, now, timeZone), MESSAGES.inThePast);
}

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

/** For what takes no time: nothing is in its way. */
export const FREE = simpleRefusal(async () => undefined);

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

/** What the constraints say of a write that met another appointment; undefined for any other failure. */
export const overlapText = (error: unknown): string | undefined =>
  OVERLAPS[databaseFailureOf(error)?.constraint ?? ''];

/** What a failed write says before it is explained; undefined for a failure that is none of the agenda's. */
function refusalText(error: unknown): string | undefined {
  if (error instanceof Refused) return MESSAGES.overlap;
  return overlapText(error) ?? (databaseFailureOf(error)?.code === DEADLOCK ? MESSAGES.overlap : undefined);
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
      await agendaRepository(transaction).lockPlaces([place]);
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

type AgendaContext = Pick<CommandContext, 'db' | 'now' | 'timeZone'>;

export type BusyRow = Awaited<ReturnType<ReturnType<typeof agendaRepository>['busy']>>[number];

/** What an appointment wants: therapist, patient and room, and the minutes kept free after it. */
export interface WantedPlace extends Place {
  bufferAfter: number;
}

/** Who is busy, in the order in which it is told. */
const REASONS = ['therapist', 'patient', 'room'] as const;
type Reason = (typeof REASONS)[number];

const TEXTS: Record<Reason, string> = {
  therapist: MESSAGES.overlap,
  patient: MESSAGES.patientBusy,
  room: MESSAGES.roomBusy,
};

const reasonOf = (row: BusyRow, { therapistId, patientId }: Place): Reason => {
  if (row.therapistId === therapistId) return 'therapist';
  return row.patientId === patientId ? 'patient' : 'room';
};

/** The name to show. Whoever takes the room in a colleague's agenda is not the asking therapist's patient. */
const nameOf = (row: BusyRow, place: Place): string => {
  if (reasonOf(row, place) === 'room') return MESSAGES.otherAgenda;
  return row.patientDeletedAt ? MESSAGES.removedPatient : row.patientName;
};

/** A busy interval, with the fields that the form may show. */
const taken = (row: BusyRow, place: Place, timeZone: string) => ({
  ...intervalAt(row.startsAt, row.duration),
  bufferAfter: row.bufferAfter,
  reason: reasonOf(row, place),
  appointment: {
    id: row.id,
    date: toOffsetIso(row.startsAt, timeZone),
    duration: row.duration,
    patientName: nameOf(row, place),
  },
});

/** What is in the way of `asked`, by the order in which it is told. */
const firstInTheWay = (asked: Interval, busy: readonly ReturnType<typeof taken>[]) =>
  REASONS.map((reason) =>
    firstOverlap(
      asked,
      busy.filter((one) => one.reason === reason),
    ),
  ).find(Boolean);

/**
 * Refuses an overlap with a `conflict` that says who is busy. It carries the conflicting appointment, and the next slots
 * that are free for therapist, patient and room. One read finds both. If the room alone is busy, it carries the free ones too.
 */
export function overlapRefusal(
  { now, timeZone }: AgendaContext,
  place: WantedPlace,
  wanted: WallSlot,
  exceptId?: string,
): Refusal {
  const asked = intervalOf(wanted, timeZone);
  const busyIn = async (db: Database, until: number) => {
    const rows = await agendaRepository(db).busy([place], new Date(asked.start), new Date(until), exceptId);
    return rows.map((row) => taken(row, place, timeZone));
  };
  return {
    applies: async (db) => firstInTheWay(asked, await busyIn(db, asked.end)) !== undefined,
    async explain(db) {
      const from = Math.max(asked.start, now.getTime());
      const busy = await busyIn(db, from + (FREE_SLOT_DAYS + 2) * DAY_MS);
      const inTheWay = firstInTheWay(asked, busy);
      if (!inTheWay) return undefined;
      const { bufferAfter } = place;
      const timetable = await timetableOf({ db, now, timeZone }, place.therapistId);
      const alternatives = nextFreeSlots({ wanted, busy, bufferAfter, now, zone: timeZone, timetable });
      const { reason, appointment } = inTheWay;
      // Therapist and patient are free then, so that another room is enough.
      const end = new Date(asked.end);
      const freeRooms =
        reason === 'room' ? await agendaRepository(db).freeRooms(new Date(asked.start), end, exceptId) : [];
      return conflict(TEXTS[reason], {
        conflict: appointment,
        alternatives,
        ...(freeRooms.length > 0 && { freeRooms }),
      });
    },
  };
}

/** The outcome for each appointment of a series, with alternatives for those that overlap. */
export async function seriesPlan(
  { db, now, timeZone }: AgendaContext,
  place: WantedPlace,
  occurrences: readonly WallClock[],
  duration: number,
): Promise<SeriesPlan> {
  const starts = occurrences.map((one) => intervalOf({ ...one, duration }, timeZone).start);
  const from = new Date(Math.min(...starts));
  const until = new Date(Math.max(now.getTime(), ...starts) + (FREE_SLOT_DAYS + 2) * DAY_MS);
  const rows = await agendaRepository(db).busy([place], from, until);
  return {
    occurrences: planSeries({
      occurrences,
      duration,
      bufferAfter: place.bufferAfter,
      busy: rows.map((row) => taken(row, place, timeZone)),
      now,
      zone: timeZone,
      timetable: await timetableOf({ db, now, timeZone }, place.therapistId),
    }),
  };
}
