import type { Routine } from '@/contract/routineAnswers';
import { ROUTINE_LIMITS as LIMITS } from '@/contract/routines';
import { fileName } from '@/shared/lib/browser';
import { ROUTES } from '@/shared/routes';

/** Version of the file format. Files of other versions are refused. */
export const SCHEMA_VERSION = 1;
export const FILE_TYPE = 'routine';

/** A number of another backend, as near as the import takes it. */
const within = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.round(value)));

/** The routine as a JSON file with its schema version. Contains the patient's id but no name. */
export function routineFile(routine: Routine, now: Date): string {
  const { name, description, frequency, schedule, duration, notes, patientId, category, difficulty } =
    routine;
  const file = {
    type: FILE_TYPE,
    schemaVersion: SCHEMA_VERSION,
    exportedAt: now.toISOString(),
    routine: {
      name,
      description,
      frequency,
      ...(schedule && { schedule }),
      duration: within(duration, LIMITS.weeksMin, LIMITS.weeksMax),
      notes,
      patientId,
      category,
      difficulty,
      exercises: routine.exercises.map(({ exercise, ...row }) => ({
        exerciseId: row.exerciseId,
        name: exercise?.name ?? row.exerciseId,
        order: row.order,
        sets: within(row.sets, LIMITS.setsMin, LIMITS.setsMax),
        reps: within(row.reps, LIMITS.repsMin, LIMITS.repsMax),
        duration: within(row.duration, 1, LIMITS.secondsMax),
        restTime: within(row.restTime, 0, LIMITS.secondsMax),
        notes: row.notes,
        ...(row.prescription && { prescription: row.prescription }),
      })),
    },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** File name from the routine's name. */
export const routineFileName = ({ name }: Routine): string => fileName('rutina', name, 'json');

/** Address that opens the routine, for whoever may see it. */
export const routineLink = ({ id }: Pick<Routine, 'id'>): string =>
  `${location.origin}${ROUTES.routines}?routine=${encodeURIComponent(id)}`;
