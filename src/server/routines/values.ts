import { isDeepStrictEqual } from 'node:util';
import { normaliseEnum } from '@/contract/common/text';
import { FREQUENCIES, ROUTINE_LIMITS, type RoutineStatus } from '@/contract/routines';
import { prescriptionOf } from '@/contract/prescription';
import type { Prescription, RoutineSchedule } from '@/contract/routineAnswers';
import { isCustomFrequency } from '@/contract/routineSchedule';
import type { RoutineWriteBody } from '@/contract/routineSchemas';
import { wallClockOf } from '@/contract/common/practiceTime';
import { type EarlierPlan, hasEnded, type PlannedTimes } from '@/contract/progressStats';
import type { RoutineValues } from './repository';

/** Only CUSTOM has a schedule; any other frequency clears it. Without the field, the stored one is kept. */
const scheduleOf = ({ frequency, schedule }: RoutineWriteBody) =>
  isCustomFrequency(frequency) ? schedule && { ...schedule, weekdays: [...schedule.weekdays].sort() } : null;

type StoredRow = { exerciseId: string; prescription: Prescription | null };

/** Prescriptions that are stored, handed out by exercise in their order. */
function keptPrescriptions(stored: readonly StoredRow[]) {
  const left = [...stored];
  return (exerciseId: string): Prescription | null => {
    const index = left.findIndex((row) => row.exerciseId === exerciseId);
    return index < 0 ? null : (left.splice(index, 1)[0]?.prescription ?? null);
  };
}

/**
 * Converts a body into stored values: exercises in order, defaults filled in, no patient for a template. A row
 * without the key of the prescription keeps that of the same exercise in `stored`: the first row that of the first.
 */
export function valuesOf(
  { patientId, isTemplate = false, ...body }: RoutineWriteBody,
  stored: readonly StoredRow[] = [],
): Omit<RoutineValues, 'episodeId'> {
  const keptOf = keptPrescriptions(stored);
  const ordered = [...(body.exercises ?? [])].sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  return {
    name: body.name,
    frequency: body.frequency,
    schedule: scheduleOf(body),
    duration: body.duration,
    description: body.description || null,
    notes: body.notes || null,
    category: body.category || null,
    difficulty: body.difficulty,
    patientId: isTemplate ? null : (patientId ?? null),
    isTemplate,
    exercises: ordered.map(({ order: _order, prescription, ...exercise }) => {
      const kept = keptOf(exercise.exerciseId);
      return {
        ...exercise,
        duration: exercise.duration ?? ROUTINE_LIMITS.exerciseDurationDefault,
        restTime: exercise.restTime ?? ROUTINE_LIMITS.restTimeDefault,
        notes: exercise.notes || null,
        prescription: prescription === undefined ? kept : prescriptionOf(prescription),
      };
    }),
  };
}

/** The fields that say when a routine is to be done. `duration` in weeks. */
interface StoredPlan {
  frequency: string;
  schedule?: RoutineSchedule | null | undefined;
  duration: number;
}

/** How often and for how long a routine is to be done. An unknown frequency counts as CUSTOM. */
export function plannedTimesOf({ frequency, schedule = null, duration }: StoredPlan): PlannedTimes {
  const normal = normaliseEnum(frequency);
  return { frequency: FREQUENCIES.find((one) => one === normal) ?? 'CUSTOM', schedule, weeks: duration };
}

/** Whether a routine is to be done as often and as long as before. Without a schedule, the stored one stays. */
function isSamePlan(before: StoredPlan, after: StoredPlan): boolean {
  const { schedule = before.schedule } = after;
  return isDeepStrictEqual(plannedTimesOf(before), plannedTimesOf({ ...after, schedule }));
}

/** What is to be done in each exercise. */
const dosesOf = (rows: RoutineValues['exercises']) =>
  rows.map(({ exerciseId, sets, reps, duration, restTime, notes, prescription }) => ({
    exerciseId,
    sets,
    reps,
    duration,
    restTime,
    notes,
    prescription,
  }));

type ToDo = StoredPlan & Pick<RoutineValues, 'exercises'>;

/** Whether the patient of a routine has anything else to do, or at other times. */
export const isOtherWork = (before: ToDo, after: ToDo): boolean =>
  !isSamePlan(before, after) || !isDeepStrictEqual(dosesOf(before.exercises), dosesOf(after.exercises));

/**
 * The earlier plans of a routine that gets other times on the day `today`. The plan of the morning is not kept: of several on
 * one day the last one counts for the whole day.
 */
export function earlierPlansOf(
  before: StoredPlan & { earlierPlans: EarlierPlan[] },
  after: StoredPlan,
  today: string,
): EarlierPlan[] {
  const { earlierPlans } = before;
  return isSamePlan(before, after) || earlierPlans.at(-1)?.until === today
    ? earlierPlans
    : [...earlierPlans, { ...plannedTimesOf(before), until: today }];
}

/**
 * The earlier plans of a routine that goes on today after it was ended on the day `endedOn`: between these days, nothing was
 * to be done. A plan that it got meanwhile applies from today.
 */
export function plansWithPause(
  before: StoredPlan & { earlierPlans: EarlierPlan[] },
  endedOn: string,
  today: string,
): EarlierPlan[] {
  const { earlierPlans, duration: weeks } = before;
  if (endedOn >= today) return earlierPlans;
  const last = earlierPlans.find(({ until }) => endedOn <= until) ?? plannedTimesOf(before);
  return [
    ...earlierPlans.filter(({ until }) => until < endedOn),
    { ...last, until: endedOn },
    { frequency: 'CUSTOM', schedule: null, weeks, until: today },
  ];
}

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
