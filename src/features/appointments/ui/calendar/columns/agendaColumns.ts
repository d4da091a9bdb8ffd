import type { Appointment } from '@/contract/appointmentAnswers';
import type { OpenStretch } from '@/contract/openingHours';
import { minutesOf } from '@/contract/timetable';
import { practiceWallClock } from '@/shared/lib/dates';
import type { AgendaColumns } from '../../../slice';
import type { MovePlace } from '../../../useMove';
import type { Choice } from '../agendaChoices';

/** An appointment in its column. */
export interface Placed {
  appointment: Appointment;
  /** Minutes from midnight, by the practice's clock. */
  start: number;
  end: number;
  /** It was cancelled. */
  isOff?: boolean;
}

/** A column of the day: a therapist's or a room's appointments. */
export interface AgendaColumn extends Choice {
  /** What an appointment that is dropped here gets. */
  place: MovePlace;
  /** Whether an appointment of another column may be dropped here. */
  receives: boolean;
  /** Whether a click on free time begins a new appointment. */
  books: boolean;
  /** Times within the hours; all others are shaded. */
  open: readonly OpenStretch[];
  /** By start. */
  placed: readonly Placed[];
}

/** Key of the column of appointments without a room. */
const NO_ROOM = 'none';
const NOWHERE: Choice = { id: NO_ROOM, name: 'Sin sala' };

interface Options {
  /** The therapists or rooms that have a column in any case, in their order. */
  choices: readonly Choice[];
  /** Whether the server can give an appointment another therapist or room. */
  receives: boolean;
  /** Id of the only column in which new appointments begin; all by default. */
  booksIn?: string | undefined;
  openOf: (id: string) => readonly OpenStretch[];
}

/** Id of the column that an appointment stands in; therapists of other backends have only a name. */
export const columnOf = ({ therapist, room }: Appointment, by: Exclude<AgendaColumns, ''>): Choice =>
  by === 'therapist'
    ? { id: therapist?.id ?? therapist?.name ?? '', name: therapist?.name || 'Sin fisioterapeuta' }
    : (room ?? NOWHERE);

/**
 * The columns of a day. Who or what is no longer offered has a column while there are appointments; those
 * without a room stand in the last one.
 */
export function agendaColumns(
  rows: readonly Appointment[],
  date: string,
  by: Exclude<AgendaColumns, ''>,
  { choices, receives, booksIn, openOf }: Options,
): AgendaColumn[] {
  const found = new Map(choices.map((choice) => [choice.id, { choice, placed: [] as Placed[] }]));
  for (const row of rows) {
    const wall = practiceWallClock(row.date);
    if (wall.date !== date) continue;
    const start = minutesOf(wall.time);
    const isOff = row.status === 'CANCELLED';
    const placed = { appointment: row, start, end: start + row.duration, ...(isOff && { isOff }) };
    const choice = columnOf(row, by);
    const known = found.get(choice.id);
    if (known) known.placed.push(placed);
    else found.set(choice.id, { choice, placed: [placed] });
  }
  if (by === 'room' && !found.has(NO_ROOM)) found.set(NO_ROOM, { choice: NOWHERE, placed: [] });
  const offered = new Set(choices.map(({ id }) => id));
  return [...found.values()]
    .map(({ choice: { id, name }, placed }) => ({
      id,
      name,
      place: by === 'therapist' ? { therapistId: id } : { roomId: id === NO_ROOM ? null : id },
      receives: receives && (offered.has(id) || id === NO_ROOM),
      books: booksIn === undefined || booksIn === id,
      open: openOf(id),
      placed: placed.sort((a, b) => a.start - b.start),
    }))
    .sort((a, b) => Number(a.id === NO_ROOM) - Number(b.id === NO_ROOM));
}

const isSame = (a: AgendaColumn | undefined, b: AgendaColumn): boolean =>
  a !== undefined &&
  a.name === b.name &&
  a.receives === b.receives &&
  a.books === b.books &&
  a.open.length === b.open.length &&
  a.open.every(({ from, to }, index) => from === b.open[index]?.from && to === b.open[index]?.to) &&
  a.placed.length === b.placed.length &&
  a.placed.every(({ appointment }, index) => appointment === b.placed[index]?.appointment);

/** The new columns, with the former object of each that did not change, so that only the others are drawn again. */
export function keepSame(former: readonly AgendaColumn[], next: readonly AgendaColumn[]): AgendaColumn[] {
  const known = new Map(former.map((column) => [column.id, column]));
  return next.map((column) => {
    const before = known.get(column.id);
    return before && isSame(before, column) ? before : column;
  });
}
