import type { Exercise } from '@/contract/exerciseAnswers';
import type { Difficulty } from '@/contract/exercises';
import type { ExerciseInput } from './api';

/** Values of the form. */
export interface ExerciseValues {
  name: string;
  category: string;
  difficulty: string;
  description: string;
  instructions: string;
  equipment: string;
  duration: number | null;
  sets: number | null;
  reps: number | null;
  videoUrl: string;
  imageUrl: string;
}

/** Values of an existing exercise, or empty ones. */
export const exerciseValues = (exercise?: Exercise): ExerciseValues => ({
  name: exercise?.name ?? '',
  category: exercise?.category ?? '',
  difficulty: exercise?.difficulty ?? '',
  description: exercise?.description ?? '',
  instructions: exercise?.instructions ?? '',
  equipment: exercise?.equipment ?? '',
  duration: exercise?.duration ?? null,
  sets: exercise?.sets ?? null,
  reps: exercise?.reps ?? null,
  videoUrl: exercise?.videoUrl ?? '',
  imageUrl: exercise?.imageUrl ?? '',
});

/** Request body. Empty fields are sent as `null`, so that clearing a field clears it on the server. */
export const toExerciseInput = (values: ExerciseValues): ExerciseInput => ({
  name: values.name.trim(),
  category: values.category,
  difficulty: values.difficulty as Difficulty,
  description: values.description.trim(),
  instructions: values.instructions.trim(),
  equipment: values.equipment.trim() || null,
  duration: values.duration,
  sets: values.sets,
  reps: values.reps,
  videoUrl: values.videoUrl.trim() || null,
  imageUrl: values.imageUrl.trim() || null,
});
