import type { AppointmentConflict, SeriesPlan } from '@/contract/appointments/entities';
import { FREE_SLOT_DAYS, nextFreeSlots } from '@/contract/appointments/freeSlots';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { planSeries } from '@/contract/appointments/series';
import { firstOverlap, intervalAt, intervalOf, type WallSlot } from '@/contract/appointments/time';
import { toOffsetIso, type WallClock } from '@/contract/common/practiceTime';
import type { CommandContext } from '../http/command';
import { conflict } from '../http/errors';
import { practiceWeek } from '../practice/queries';
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

/**
 * The appointment that overlaps `wanted`, with the next slots that are free for therapist, patient and room;
 * undefined if the time is free.
 */
async function findConflict(
  { db, now, timeZone }: AgendaContext,
  place: WantedPlace,
  wanted: WallSlot,
  exceptId?: string,
): Promise<{ details: AppointmentConflict; reason: Reason } | undefined> {
  const asked = intervalOf(wanted, timeZone);
  const repository = appointmentsRepository(db);
  const near = await repository.busy(place, new Date(asked.start), new Date(asked.end), exceptId);
  const all = near.map((row) => taken(row, place, timeZone));
  const inTheWay = REASONS.map((reason) =>
    firstOverlap(
      asked,
      all.filter((one) => one.reason === reason),
    ),
  ).find(Boolean);
  if (!inTheWay) return undefined;
  const from = new Date(Math.max(asked.start, now.getTime()));
  const until = new Date(from.getTime() + (FREE_SLOT_DAYS + 2) * DAY_MS);
  const ahead = await repository.busy(place, from, until, exceptId);
  const busy = ahead.map((row) => taken(row, place, timeZone));
  const { bufferAfter } = place;
  const week = await practiceWeek(db);
  const alternatives = nextFreeSlots({ wanted, busy, bufferAfter, now, zone: timeZone, week });
  return { details: { conflict: inTheWay.appointment, alternatives }, reason: inTheWay.reason };
}

/** Refuses an overlap with a 409 that says who is busy, with the conflicting appointment and free slots. */
export const overlapRefusal =
  (context: AgendaContext, place: WantedPlace, wanted: WallSlot, exceptId?: string): Refusal =>
  async (db) => {
    const inTheWay = await findConflict({ ...context, db }, place, wanted, exceptId);
    return inTheWay && conflict(TEXTS[inTheWay.reason], inTheWay.details);
  };

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
      week: await practiceWeek(db),
    }),
  };
}
