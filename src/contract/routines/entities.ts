import type { Exercise } from '../exercises/entities';
import type { RoutineDifficulty, RoutineStatus } from './enums';

/** One exercise of a routine (spec §3). `order` starts at 1; `duration` and `restTime` in seconds. */
export interface RoutineExercise {
  exerciseId: string;
  order: number;
  sets: number;
  reps: number;
  duration: number;
  restTime: number;
  notes: string | null;
  /** What the exercise is, where the backend embeds it. */
  exercise?: Pick<Exercise, 'id' | 'name'> & Partial<Exercise>;
}

/** Spec §3 Routine. `duration` in weeks. A template has no patient. */
export interface Routine {
  id: string;
  name: string;
  description: string | null;
  frequency: string;
  duration: number;
  notes: string | null;
  patientId: string | null;
  patientName?: string | null;
  category: string | null;
  difficulty: RoutineDifficulty;
  status: RoutineStatus;
  exercises: RoutineExercise[];
  isTemplate?: boolean;
  /** Whether the asking user may change it; absent where the backend does not say. */
  editable?: boolean;
  createdAt?: string;
  updatedAt?: string;
}
