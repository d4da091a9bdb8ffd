import type { TouchedOption } from '@/contract/appointmentAnswers';
import { FREE_SLOT_DAYS, type FreeSlotOptions, nextFreeSlots } from '@/contract/freeSlots';
import { type Interval, intervalAt } from '@/contract/appointmentTime';
import { administers } from '@/contract/common/roles';
import { DAY_MS, MINUTE_MS } from '@/contract/common/constants';
import { toOffsetIso } from '@/contract/common/practiceTime';
import { freeTime, type Timetable, workingIntervals } from '@/contract/timetable';
import type { CommandContext } from '../core/context';
import { timetablesOf } from '../hours/timetable';
import { teamRepository } from '../team/repository';
import { agendaRepository } from './agendaRepository';
import { slotOfRow, type BusyRow } from './freeSlots';
import type { AppointmentRow, Place } from './repository';

interface Therapist {
  id: string;
  name: string;
  timetable: Timetable;
}

type Busy = Pick<BusyRow, 'id' | 'startsAt' | 'duration' | 'bufferAfter'> & Place;

/** Those to whom the caller may give appointments of the therapist: administration also to colleagues. */
async function therapistsFor(context: CommandContext, ownId: string): Promise<Therapist[]> {
  const all = await teamRepository(context.db).therapists();
  const possible = administers(context.user) ? all : all.filter(({ id }) => id === ownId);
  const timetables = await timetablesOf(
    context,
    possible.map(({ id }) => id),
  );
  return possible.map((one, at) => ({ ...one, timetable: timetables[at]! }));
}

/** What is in the way of an appointment with a therapist: in both agendas and in its room. */
const inTheWayOf = (busy: readonly Busy[], row: AppointmentRow, therapistId: string) =>
  busy
    .filter(
      (one) =>
        one.id !== row.id &&
        (one.therapistId === therapistId ||
          one.patientId === row.patientId ||
          (row.roomId !== null && one.roomId === row.roomId)),
    )
    .map(({ startsAt, duration, bufferAfter }) => ({ ...intervalAt(startsAt, duration), bufferAfter }));

/** Whether a therapist works and is free at the time of an appointment. */
function isFreeAt(
  { start, end }: Interval,
  { busy, bufferAfter, zone, timetable, wanted }: Required<Omit<FreeSlotOptions, 'count' | 'days'>>,
): boolean {
  const working = workingIntervals(wanted.date, timetable, zone);
  const free = freeTime({ working, busy, before: bufferAfter * MINUTE_MS });
  return free.some((one) => one.start <= start && end <= one.end);
}

interface Taken {
  /** What stands in the agendas. */
  booked: readonly Busy[];
  /** The first times that were proposed for the appointments before; none is booked yet. */
  proposed: readonly Busy[];
}

/** Where one appointment may go: three times of its own therapist, three of colleagues, and its own time with colleagues. */
function optionsOf(
  row: AppointmentRow,
  { booked, proposed }: Taken,
  therapists: readonly Therapist[],
  { now, timeZone: zone }: Pick<CommandContext, 'now' | 'timeZone'>,
): TouchedOption[] {
  const asked = intervalAt(row.startsAt, row.duration);
  const options = therapists.map(({ id, name, timetable }) => {
    const search = { wanted: slotOfRow(row, zone), bufferAfter: row.bufferAfter, now, zone, timetable };
    const inTheWay = inTheWayOf(booked, row, id);
    const at = (date: string) => ({ date, therapistId: id, therapistName: name });
    const isOwn = id === row.therapistId;
    // A proposed time blocks nobody here, so that one colleague can take all of them, each at its own time.
    const keepsTime = !isOwn && isFreeAt(asked, { ...search, busy: inTheWay });
    return {
      isOwn,
      same: keepsTime ? [at(toOffsetIso(row.startsAt, zone))] : [],
      free: nextFreeSlots({ ...search, busy: [...inTheWay, ...inTheWayOf(proposed, row, id)] })
        .filter(({ date }) => Date.parse(date) !== asked.start)
        .map(({ date }) => at(date)),
    };
  });
  const ofOwn = options.filter(({ isOwn }) => isOwn).flatMap(({ free }) => free);
  const ofColleagues = options
    .filter(({ isOwn }) => !isOwn)
    .flatMap(({ free }) => free)
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
    .slice(0, 3);
  return [...ofOwn, ...ofColleagues, ...options.flatMap(({ same }) => same)];
}

/**
 * Where each of the appointments of one therapist may go. The first time of each keeps clear of the first times of those
 * before it, so that all can be taken together.
 */
export async function touchedOptions(context: CommandContext, rows: readonly AppointmentRow[]) {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return { appointments: [] };
  const therapists = await therapistsFor(context, first.therapistId);
  const places = [...rows, ...therapists.map(({ id }) => ({ ...first, therapistId: id }))];
  const until = new Date(last.startsAt.getTime() + (FREE_SLOT_DAYS + 2) * DAY_MS);
  const booked = await agendaRepository(context.db).busy(places, first.startsAt, until);
  const proposed: Busy[] = [];
  const appointments = rows.map((row) => {
    const options = optionsOf(row, { booked, proposed }, therapists, context);
    const [chosen] = options;
    if (chosen) {
      const { therapistId, date } = chosen;
      proposed.push({ ...row, id: '', therapistId, startsAt: new Date(date) });
    }
    return { id: row.id, options };
  });
  return { appointments };
}
