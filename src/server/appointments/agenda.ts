import type { AppointmentConflict, SeriesPlan } from '@/contract/appointments/entities';
import { FREE_SLOT_DAYS, nextFreeSlots } from '@/contract/appointments/freeSlots';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { planSeries } from '@/contract/appointments/series';
import { firstOverlap, intervalAt, intervalOf, type WallSlot } from '@/contract/appointments/time';
import { toOffsetIso, type WallClock } from '@/contract/common/practiceTime';
import type { CommandContext } from '../http/command';
import { conflict } from '../http/errors';
import type { Refusal } from './inFreeSlot';
import { appointmentsRepository } from './repository';

const DAY_MS = 86_400_000;

type AgendaContext = Pick<CommandContext, 'db' | 'now' | 'timeZone'>;

type BusyRow = Awaited<ReturnType<ReturnType<typeof appointmentsRepository>['busy']>>[number];

/** A busy interval, with the fields that the form may show. */
const taken = (row: BusyRow, timeZone: string) => ({
  ...intervalAt(row.startsAt, row.duration),
  appointment: {
    id: row.id,
    date: toOffsetIso(row.startsAt, timeZone),
    duration: row.duration,
    patientName: row.patientDeletedAt ? MESSAGES.removedPatient : row.patientName,
  },
});

/** The appointment that overlaps `wanted`, with the next free slots; undefined if the time is free. */
async function findConflict(
  { db, now, timeZone }: AgendaContext,
  therapistId: string,
  wanted: WallSlot,
  exceptId?: string,
): Promise<AppointmentConflict | undefined> {
  const asked = intervalOf(wanted, timeZone);
  const repository = appointmentsRepository(db);
  const near = await repository.busy(therapistId, new Date(asked.start), new Date(asked.end), exceptId);
  const inTheWay = firstOverlap(
    asked,
    near.map((row) => taken(row, timeZone)),
  );
  if (!inTheWay) return undefined;
  const from = new Date(Math.max(asked.start, now.getTime()));
  const until = new Date(from.getTime() + (FREE_SLOT_DAYS + 2) * DAY_MS);
  const ahead = await repository.busy(therapistId, from, until, exceptId);
  const busy = ahead.map((row) => intervalAt(row.startsAt, row.duration));
  return {
    conflict: inTheWay.appointment,
    alternatives: nextFreeSlots({ wanted, busy, now, zone: timeZone }),
  };
}

/** Refuses an overlap with a 409 that holds the conflicting appointment and the next free slots. */
export const overlapRefusal =
  (context: AgendaContext, therapistId: string, wanted: WallSlot, exceptId?: string): Refusal =>
  async (db) => {
    const inTheWay = await findConflict({ ...context, db }, therapistId, wanted, exceptId);
    return inTheWay && conflict(MESSAGES.overlap, inTheWay);
  };

/** The outcome for each appointment of a series, with alternatives for those that overlap. */
export async function seriesPlan(
  { db, now, timeZone }: AgendaContext,
  therapistId: string,
  occurrences: readonly WallClock[],
  duration: number,
): Promise<SeriesPlan> {
  const starts = occurrences.map((one) => intervalOf({ ...one, duration }, timeZone).start);
  const from = new Date(Math.min(...starts));
  const until = new Date(Math.max(now.getTime(), ...starts) + (FREE_SLOT_DAYS + 2) * DAY_MS);
  const rows = await appointmentsRepository(db).busy(therapistId, from, until);
  return {
    occurrences: planSeries({
      occurrences,
      duration,
      busy: rows.map((row) => taken(row, timeZone)),
      now,
      zone: timeZone,
    }),
  };
}
