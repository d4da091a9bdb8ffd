import type { SeriesPlan } from '@/contract/appointments/entities';
import { FREE_SLOT_DAYS, nextFreeSlots } from '@/contract/appointments/freeSlots';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { planSeries } from '@/contract/appointments/series';
import {
  firstOverlap,
  intervalAt,
  intervalOf,
  type Interval,
  type WallSlot,
} from '@/contract/appointments/time';
import { toOffsetIso, type WallClock } from '@/contract/common/practiceTime';
import type { Database } from '../db/database';
import type { CommandContext } from '../core/context';
import { conflict } from '../core/errors';
import { timetableOf } from '../hours/timetable';
import type { Refusal } from './inFreeSlot';
import { appointmentsRepository, type Place } from './repository';

const DAY_MS = 86_400_000;

type AgendaContext = Pick<CommandContext, 'db' | 'now' | 'timeZone'>;

type BusyRow = Awaited<ReturnType<ReturnType<typeof appointmentsRepository>['busy']>>[number];

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
 * Refuses an overlap with a 409 that says who is busy, with the conflicting appointment and the next slots that are free
 * for therapist, patient and room. One read finds both.
 */
export function overlapRefusal(
  { now, timeZone }: AgendaContext,
  place: WantedPlace,
  wanted: WallSlot,
  exceptId?: string,
): Refusal {
  const asked = intervalOf(wanted, timeZone);
  const busyIn = async (db: Database, until: number) => {
    const rows = await appointmentsRepository(db).busy(
      place,
      new Date(asked.start),
      new Date(until),
      exceptId,
    );
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
      return conflict(TEXTS[inTheWay.reason], { conflict: inTheWay.appointment, alternatives });
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
  const rows = await appointmentsRepository(db).busy(place, from, until);
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
