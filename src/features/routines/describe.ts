import { frequencyLabel, ROUTINE_DIFFICULTY_LABELS, type RoutineDifficulty } from '@/contract/routines/enums';
import type { Option } from '@/contract/exercises/entities';
import type { Routine } from '@/contract/routines/entities';

/** '1 semana', '6 semanas'. */
export const weeksText = (weeks: number): string => `${weeks} ${weeks === 1 ? 'semana' : 'semanas'}`;

/** '1 ejercicio', '6 ejercicios'. */
export const exercisesText = (count: number): string =>
  `${count} ${count === 1 ? 'ejercicio' : 'ejercicios'}`;

/** The frequency in words: the server's own label, else ours, else the value. */
export const frequencyText = (value: string, options: readonly Option[] = []): string =>
  options.find((option) => option.value === value)?.label ?? frequencyLabel(value);

export const difficultyText = (difficulty: RoutineDifficulty): string =>
  ROUTINE_DIFFICULTY_LABELS[difficulty];

/** Title of the form for this routine or template, or for a new one. */
export const formTitle = (routine: Routine | undefined): string =>
  routine?.isTemplate ? 'Editar Plantilla' : routine ? 'Editar Rutina' : 'Nueva Rutina';
