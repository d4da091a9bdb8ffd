import type { Option } from '@/contract/exerciseAnswers';
import type { RoutineExercise } from '@/contract/routineAnswers';
import { ROUTINE_DIFFICULTY_LABELS } from '@/contract/routines';
import { prescriptionText } from '@/contract/prescription';
import { scheduleText } from '@/contract/routineSchedule';
import type { EditFields } from '@/shared/edits/ChangedMeanwhile';
import type { RoutineInput } from './routineInput';
import { frequencyText } from './routineTexts';

interface Known {
  frequencies: readonly Option[];
  /** The library, for the names of the exercises. */
  exercises: readonly { id: string; name: string }[];
  patientName: (id: string) => string;
}

type Row = Pick<RoutineExercise, 'sets' | 'reps' | 'duration' | 'restTime' | 'prescription'> & {
  notes: string | null;
};

/** An exercise of a routine in one line: 'Puente · 3 × 10 · 30 s · descanso 60 s · Lado derecho · despacio'. */
export const rowText = (name: string | undefined, row: Row): string =>
  [
    name || 'Ejercicio',
    `${row.sets} × ${row.reps}`,
    `${row.duration} s`,
    `descanso ${row.restTime} s`,
    prescriptionText(row.prescription),
    row.notes,
  ]
    .filter(Boolean)
    .join(' · ');

const nameOf = ({ exerciseId }: { exerciseId: string }, { exercises }: Known) =>
  exercises.find(({ id }) => id === exerciseId)?.name;

/** Fields of the form, in words. Its exercises are one list. */
export const routineEditFields = (known: Known): EditFields => ({
  name: { label: 'Nombre de la rutina' },
  description: { label: 'Descripción' },
  frequency: { label: 'Frecuencia', text: (value: string) => frequencyText(value, known.frequencies) },
  schedule: { label: 'Días de la semana', text: scheduleText },
  duration: { label: 'Duración (semanas)' },
  notes: { label: 'Notas adicionales' },
  patientId: { label: 'Paciente', text: known.patientName },
  episodeId: { label: 'Proceso', text: () => 'Otro proceso' },
  category: { label: 'Categoría' },
  difficulty: { label: 'Dificultad', text: ROUTINE_DIFFICULTY_LABELS },
  exercises: {
    label: 'Ejercicios',
    text: (rows: RoutineInput['exercises']) => rows.map((row) => rowText(nameOf(row, known), row)).join('\n'),
  },
});
