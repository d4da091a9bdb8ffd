import { ROUTINE_LIMITS } from '@/contract/routines/limits';
import { isCustomFrequency } from '@/contract/routines/schedule';
import type { RoutineWriteBody } from '@/contract/routines/schemas';
import type { RoutineValues } from './repository';

/** Only CUSTOM has a schedule; any other frequency clears it. Without the field, the stored one is kept. */
const scheduleOf = ({ frequency, schedule }: RoutineWriteBody) =>
  isCustomFrequency(frequency) ? schedule && { ...schedule, weekdays: [...schedule.weekdays].sort() } : null;

/** Converts a body into stored values: exercises in order, defaults filled in, no patient for a template. */
export function valuesOf({ patientId, isTemplate = false, ...body }: RoutineWriteBody): RoutineValues {
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
    exercises: ordered.map(({ order: _order, ...exercise }) => ({
      ...exercise,
      duration: exercise.duration ?? ROUTINE_LIMITS.exerciseDurationDefault,
      restTime: exercise.restTime ?? ROUTINE_LIMITS.restTimeDefault,
      notes: exercise.notes || null,
    })),
  };
}
