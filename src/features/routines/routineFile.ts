import type { Routine } from '@/contract/routines/entities';
import { foldText } from '@/contract/common/foldText';

/** Version of the file format. Files of other versions are refused. */
export const SCHEMA_VERSION = 1;
export const FILE_TYPE = 'routine';

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
      duration,
      notes,
      patientId,
      category,
      difficulty,
      exercises: routine.exercises.map(({ exercise, ...row }) => ({
        exerciseId: row.exerciseId,
        name: exercise?.name ?? row.exerciseId,
        order: row.order,
        sets: row.sets,
        reps: row.reps,
        duration: row.duration,
        restTime: row.restTime,
        notes: row.notes,
      })),
    },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** File name from the routine's name, in ASCII letters. */
export const routineFileName = ({ name }: Routine): string =>
  `rutina-${
    foldText(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'sin-nombre'
  }.json`;
