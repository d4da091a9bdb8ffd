import type { Routine } from '@/contract/routines/entities';
import { fileName } from '@/shared/lib/download';

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
        ...(row.prescription && { prescription: row.prescription }),
      })),
    },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** File name from the routine's name. */
export const routineFileName = ({ name }: Routine): string => fileName('rutina', name, 'json');
