import { intervalOf, overlaps, type WallSlot } from '../appointments/time';
import { isoWeekday } from '../common/practiceTime';
import { contains } from './intervals';
import {
  absentSpans,
  instantsOf,
  openStretches,
  weekOn,
  workingIntervals,
  type Timetable,
} from './timetable';

/** Why a time lies outside the hours. The first reason that applies is shown. */
type OutsideReason = 'absence' | 'holiday' | 'closed' | 'therapist' | 'practice';

const TEXTS: Record<Exclude<OutsideReason, 'holiday'>, string> = {
  absence: 'El fisioterapeuta tiene una ausencia a esa hora',
  closed: 'Cerrado',
  therapist: 'El fisioterapeuta no trabaja a esa hora',
  practice: 'La consulta está cerrada a esa hora',
};

const holidayOn = (date: string, { holidays }: Timetable) => holidays.find(({ day }) => day === date);

/** Why an appointment would lie outside working hours, wholly or in part; null if it lies within them. */
export function outsideReason(slot: WallSlot, timetable: Timetable, zone: string): OutsideReason | null {
  const { date } = slot;
  const asked = intervalOf(slot, zone);
  if (contains(workingIntervals(date, timetable, zone), asked)) return null;
  const absent = instantsOf(date, absentSpans(date, timetable.therapist), zone);
  if (absent.some((one) => overlaps(asked, one))) return 'absence';
  if (holidayOn(date, timetable)) return 'holiday';
  const { hours } = timetable;
  if (!hours[isoWeekday(date)]?.length && openStretches(date, timetable).length === 0) return 'closed';
  return weekOn(date, timetable.therapist) ? 'therapist' : 'practice';
}

/** The same in words, without a full stop: 'Festivo: Navidad', 'Cerrado'. */
export function outsideText(slot: WallSlot, timetable: Timetable, zone: string): string | null {
  const reason = outsideReason(slot, timetable, zone);
  if (reason !== 'holiday') return reason && TEXTS[reason];
  return `Festivo: ${holidayOn(slot.date, timetable)?.name ?? ''}`;
}
