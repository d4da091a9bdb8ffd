import { intervalOf, overlaps, type WallSlot } from '../appointments/time';
import { contains } from './intervals';
import { absentSpans, instantsOf, weekOn, workingIntervals, type Timetable } from './timetable';

/** Why a time lies outside the hours. The first reason that applies is shown. */
export type OutsideReason = 'absence' | 'holiday' | 'therapist' | 'practice';

/** What the question before booking says. */
export const OUTSIDE_TEXTS: Record<OutsideReason, string> = {
  absence: 'El fisioterapeuta tiene una ausencia a esa hora.',
  holiday: 'Ese día es festivo y la consulta está cerrada.',
  therapist: 'El fisioterapeuta no trabaja a esa hora.',
  practice: 'La consulta está cerrada a esa hora.',
};

/** Why an appointment would lie outside working hours, wholly or in part; null if it lies within them. */
export function outsideReason(slot: WallSlot, timetable: Timetable, zone: string): OutsideReason | null {
  const { date } = slot;
  const asked = intervalOf(slot, zone);
  if (contains(workingIntervals(date, timetable, zone), asked)) return null;
  const absent = instantsOf(date, absentSpans(date, timetable.therapist), zone);
  if (absent.some((one) => overlaps(asked, one))) return 'absence';
  if (timetable.holidays.includes(date)) return 'holiday';
  return weekOn(date, timetable.therapist) ? 'therapist' : 'practice';
}
