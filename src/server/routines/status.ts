import { wallClockOf } from '@/contract/common/practiceTime';
import { hasEnded } from '@/contract/progress/due';
import type { RoutineStatus } from '@/contract/routines/enums';

/** What a routine's status depends on. */
export interface RoutineTerm {
  status: RoutineStatus;
  createdAt: Date;
  /** Weeks. */
  duration: number;
  isTemplate?: boolean;
}

/** When it is, and where: both decide which day it is. */
export interface PracticeMoment {
  now: Date;
  timeZone: string;
}

/**
 * A routine's status as everybody reads it: a patient's routine is completed when its weeks are over, without anyone
 * having to say so, and active again when they are prolonged. A template never ends.
 */
export function statusAt(
  { status, createdAt, duration, isTemplate = false }: RoutineTerm,
  { now, timeZone }: PracticeMoment,
): RoutineStatus {
  const dayOf = (instant: Date) => wallClockOf(instant, timeZone).date;
  const isOver = !isTemplate && hasEnded({ startDay: dayOf(createdAt), weeks: duration }, dayOf(now));
  return isOver ? 'COMPLETED' : status;
}
