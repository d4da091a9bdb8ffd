import { wallClockOf } from '@/contract/common/practiceTime';
import { hasEnded } from '@/contract/progressStats';
import type { RoutineStatus } from '@/contract/routines';

/** The fields that decide a routine's status. */
export interface RoutineTerm {
  status: RoutineStatus;
  createdAt: Date;
  /** Weeks. */
  duration: number;
  isTemplate?: boolean;
}

/** The present and the practice's time zone; together they decide which day it is. */
export interface PracticeMoment {
  now: Date;
  timeZone: string;
}

/**
 * The status shown to everybody. A patient's routine is completed once its weeks are over, and active again
 * if they are extended. A template never ends.
 */
export function statusAt(
  { status, createdAt, duration, isTemplate = false }: RoutineTerm,
  { now, timeZone }: PracticeMoment,
): RoutineStatus {
  const dayOf = (instant: Date) => wallClockOf(instant, timeZone).date;
  const isOver = !isTemplate && hasEnded({ startDay: dayOf(createdAt), weeks: duration }, dayOf(now));
  return isOver ? 'COMPLETED' : status;
}
